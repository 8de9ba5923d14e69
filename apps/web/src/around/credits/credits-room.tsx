import used from '@iconify-json/game-icons/used-here';
import { Panel } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { Page } from '@tabard/page/design/page';
import { href } from '@tabard/page/router/base';
import { useWords } from '@tabard/page/words/words';
import packages from './credits-of-packages';
import './credits.css';

const ICONS = used.reduce((sum, { icons }) => sum + icons.length, 0);

/** Everyone whose work is in this page, made from what the page really uses. */
export function CreditsRoom() {
  const t = useWords();
  return (
    <Page title={t('credits.title')} lead={t('credits.lead')}>
      <Panel material="vellum" title={t('credits.icons', { count: ICONS })}>
        <p className="prose">{t('credits.iconsSay')}</p>
        {used.map(({ artist, home, icons }) => (
          <section className="artist" key={artist}>
            <h3>
              <Away to={home}>{artist}</Away>
            </h3>
            <ul>
              {icons.map((icon) => (
                <li key={icon.name}>
                  <IconMark icon={icon} size="2.25rem" />
                  <span>{icon.name.replaceAll('-', ' ')}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Panel>
      <Panel title={t('credits.fonts')}>
        <Packages kind="font" />
      </Panel>
      <Panel title={t('credits.libraries')}>
        <Packages kind="library" />
        <p className="credits-texts">
          <a href={href('/licences.txt')}>{t('credits.texts')}</a>
        </p>
      </Panel>
    </Page>
  );
}

function Packages({ kind }: { readonly kind: 'font' | 'library' }) {
  const named = packages.filter((one) => one.kind === kind);
  return (
    <ul className="packages">
      {named.map(({ name, version, licence, author, home }) => (
        <li key={name}>
          <b>{home ? <Away to={home}>{fontName(name)}</Away> : fontName(name)}</b>
          <span>{[version, licence, author].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}

function fontName(name: string): string {
  const font = /^@fontsource\/(.+)$/.exec(name)?.[1];
  return font ? font.replace(/(^|-)(sc$|\w)/g, (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`) : name;
}

function Away({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a href={to} rel="noreferrer" target="_blank">
      {children}
    </a>
  );
}
