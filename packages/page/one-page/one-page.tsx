/** A game on one page: what the pages of all games have in common. */
import { createSpeaker, type GameModule, type Said } from '@tabard/content';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type Icon, IconMark } from '../design/icon';
import type { Guide } from '../face';
import { locale } from '../words/words';
import './one-page.css';

export type Say = (id: string, parameters?: { readonly [name: string]: Said }) => string;

export interface SummaryProps<Content> {
  /** Any words of the game. */
  readonly say: Say;
  /** The summary's own: s('aim') is `summary.aim`. */
  readonly s: Say;
  readonly content: Content;
}

/** Where a game has what its page says. A game need not be taught to be summed up: what no teacher says is in its own words. */
export interface Sources {
  readonly module: () => Promise<{ readonly default: GameModule }>;
  readonly guide?: () => Promise<Pick<Guide, 'words'>>;
}

export async function prepare(sources: Sources, language: string): Promise<SummaryProps<unknown>> {
  const [{ default: module }, teacher] = await Promise.all([sources.module(), sources.guide?.()]);
  await module.world?.ready();
  const chain = [teacher?.words ?? {}, module.words].flatMap((words) => [words[language] ?? {}, words.en ?? {}]);
  const speaker = createSpeaker({ words: chain, names: [], language });
  const say: Say = (id, parameters) => speaker.say({ id, with: parameters });
  return { say, s: ((id, parameters) => say(`summary.${id}`, parameters)) as Say, content: module.game.content };
}

/** The page of a game, made of its parts. */
export function summaryOf<Content>(sources: Sources, Parts: ComponentType<SummaryProps<Content>>): ComponentType {
  /** Fetched once for each language: the page is remade with every step through the rules. */
  const ready = new Map<string, SummaryProps<unknown>>();
  return function Summary() {
    const language = locale();
    const [known, setKnown] = useState(ready.get(language) ?? null);
    useEffect(() => {
      if (known) return;
      prepare(sources, language).then((prepared) => {
        ready.set(language, prepared);
        setKnown(prepared);
      });
    }, [known, language]);
    if (!known) return <div className="summary summary-waiting" />;
    return (
      <section className="summary panel on-paper" data-material="vellum" aria-labelledby="summary">
        <h2 id="summary" tabIndex={-1}>
          {known.s('title')}
        </h2>
        <div className="summary-parts">
          <Parts {...(known as SummaryProps<Content>)} />
        </div>
      </section>
    );
  };
}

interface PartProps {
  readonly icon: Icon;
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Part({ icon, title, wide, children }: PartProps) {
  return (
    <div className="summary-part" data-wide={wide}>
      <h3>
        <IconMark icon={icon} size="1.5rem" />
        {title}
      </h3>
      {children}
    </div>
  );
}
