/** What can be done with a game that was played: send it, take it along, check it, play again. */
import { LIMITS } from '@tabard/kernel';
import { Button, Dialog } from '@tabard/page/design/controls';
import { addressOf, copyText } from '@tabard/page/design/copy-text';
import { download } from '@tabard/page/design/download';
import { toast } from '@tabard/page/design/toast';
import { type Kept, putKept } from '@tabard/page/kept/kept';
import { href } from '@tabard/page/router/base';
import { go, Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { locale, useWords } from '@tabard/page/words/words';
import { chainOf, keptBy } from '@tabard/table';
import { useState } from 'react';
import { Trouble } from '../../keep/storage/trouble';
import { againAt, mayPlayAgain } from '../../play/online/again';
import { troubleWith } from '../../play/online/inn-words';
import { CampaignOn } from './campaign-on';
import { keepPlayed } from './keep';
import { makeLink } from './link';
import { rematch } from './rematch';
import type { After } from './use-after';
import { VerdictPanel } from './verdict-panel';
import { useVerdictWords } from './verdict-words';

interface DeedProps {
  readonly after: After;
  readonly title: string;
  readonly onFail: (error: Error) => void;
}

export function Deeds({ after }: { readonly after: After }) {
  const t = useWords();
  const { played } = after;
  const [verdictShown, showVerdict] = useState(false);
  const [failed, setFailed] = useState<Error | null>(null);
  const title = played.title ?? t(`tables.${played.module.game.id}.name`);
  if (failed) throw failed;
  const deed = { after, title, onFail: setFailed };
  return (
    <div className="after-deeds">
      <Onward {...deed} />
      {played.id === null && (
        <Button onClick={() => keepPlayed(played, title).then((id) => go(pathTo('replay', { id })), setFailed)}>
          {t('after.keep')}
        </Button>
      )}
      <Share {...deed} />
      <Button onClick={() => showVerdict(true)}>{t('after.verify')}</Button>
      <VerdictDialog open={verdictShown} played={played} onClose={() => showVerdict(false)} />
    </div>
  );
}

/** What comes after it: the campaign, another game, the rest of this one, or what of it may walk into another. */
function Onward({ after: { played, over }, title, onFail }: DeedProps) {
  const t = useWords();
  const { module, record, sitters, text, campaign, inn } = played;
  const withThem = inn !== null && mayPlayAgain(inn.table) ? inn.table : null;
  const outlasts = keptBy(module, played.replay.last, record);
  // The first of what may become many, and nobody has said so yet.
  const founds = campaign === null && played.id !== null && chainOf(outlasts).length === 1;
  const failFounding = (error: Error) =>
    error instanceof Trouble ? toast(t(`keeping.trouble.${error.kind}`)) : onFail(error);

  async function found(): Promise<string> {
    const { foundCampaign } = await import('../../keep/campaign/play'); // Most games have no campaigns.
    const first = { text, save: outlasts, at: Date.now(), game: played.id };
    return foundCampaign(module.game.id, played.id!, title, first);
  }

  function again() {
    const { id: game } = module.game;
    const opening = rematch(game, record, sitters, t(`tables.${game}.name`));
    opening.then((id) => go(pathTo('table', { id })), onFail);
  }

  function keepForLater() {
    const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(new Date());
    const kept = { id: record.hash, game: module.game.id, title: `${title}, ${day}`, at: Date.now(), what: outlasts };
    toast(t(putKept(kept as Kept) ? 'after.keptForLater' : 'after.notKept'));
  }

  if (!over)
    return (
      played.id && (
        <Link className="button" data-tone="primary" to={pathTo('table', { id: played.id })}>
          {t('inn.goOn')}
        </Link>
      )
    );
  if (campaign !== null) return <CampaignOn campaign={campaign} />;
  return (
    <>
      {founds && (
        <Button tone="primary" onClick={() => found().then((id) => go(pathTo('campaignNext', { id })), failFounding)}>
          {t('after.foundCampaign')}
        </Button>
      )}
      {withThem !== null && <AgainOnline table={withThem} tone={founds ? 'plain' : 'primary'} />}
      <Button tone={founds || withThem !== null ? 'plain' : 'primary'} onClick={again}>
        {t(inn === null ? 'after.again' : 'after.againHere')}
      </Button>
      {outlasts !== null && !founds && <Button onClick={keepForLater}>{t('after.keepForLater')}</Button>}
    </>
  );
}

/** It was played at an inn: the same people there, never silently a table of this browser. */
function AgainOnline({ table, tone }: { readonly table: string; readonly tone: 'plain' | 'primary' }) {
  const t = useWords();
  const [isBusy, setBusy] = useState(false);
  const again = () => {
    if (isBusy) return;
    setBusy(true);
    againAt(table)
      .then(
        (id) => go(pathTo('gathering', { id })),
        (error) => toast(troubleWith(error)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Button tone={tone} aria-disabled={isBusy || undefined} onClick={again}>
      {t('online.again')}
    </Button>
  );
}

/** The whole game as a link or a file. */
function Share({ after: { played }, onFail }: DeedProps) {
  const t = useWords();
  const { module, record, sitters, text } = played;
  const [link, setLink] = useState<string | null>(null);
  const [tooLong, setTooLong] = useState(false);

  async function copyLink() {
    const persons = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const fragment = await makeLink({ text, names: sitters.map(({ name }) => name), persons });
    if (fragment.length > LIMITS.link) return setTooLong(true);
    const address = addressOf(`${href(pathTo('replayLink'))}#${fragment}`);
    if (await copyText(address)) toast(t('after.linkCopied'));
    else setLink(address);
  }

  return (
    <>
      <Button onClick={() => copyLink().catch(onFail)}>{t('after.copyLink')}</Button>
      <Button onClick={() => download(text, `${module.game.id}-${record.seed.replace(/[^\w-]+/g, '_')}.json`)}>
        {t('after.download')}
      </Button>
      <LinkDialog link={link} onClose={() => setLink(null)} />
      <TooLongDialog
        open={tooLong}
        onClose={() => setTooLong(false)}
        onDownload={() => download(text, `${module.game.id}.json`)}
      />
    </>
  );
}

interface LinkDialogProps {
  readonly link: string | null;
  readonly onClose: () => void;
}

/** Where the browser keeps its clipboard to itself. */
function LinkDialog({ link, onClose }: LinkDialogProps) {
  const t = useWords();
  return (
    <Dialog
      open={link !== null}
      title={t('after.copyLink')}
      onClose={onClose}
      deeds={<Button onClick={onClose}>{t('after.close')}</Button>}
    >
      <p className="prose">{t('after.copyByHand')}</p>
      <textarea
        className="text-input paste"
        readOnly
        value={link ?? ''}
        aria-label={t('after.link')}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}

interface TooLongDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDownload: () => void;
}

function TooLongDialog({ open, onClose, onDownload }: TooLongDialogProps) {
  const t = useWords();
  return (
    <Dialog
      open={open}
      title={t('after.copyLink')}
      onClose={onClose}
      deeds={
        <>
          <Button onClick={onClose}>{t('after.close')}</Button>
          <Button tone="primary" onClick={onDownload}>
            {t('after.download')}
          </Button>
        </>
      }
    >
      <p className="prose">{t('after.tooLong')}</p>
    </Dialog>
  );
}

interface VerdictDialogProps {
  readonly open: boolean;
  readonly played: After['played'];
  readonly onClose: () => void;
}

function VerdictDialog({ open, played: { verdict, inn }, onClose }: VerdictDialogProps) {
  const t = useWords();
  const { seed } = verdict;
  const isUnasked = inn !== null && seed.kind === 'vowed' && !seed.isClosed;
  const say = useVerdictWords();
  return (
    <Dialog
      open={open}
      title={say({ id: `verdict.kind.${verdict.kind}` })}
      onClose={onClose}
      deeds={<Button onClick={onClose}>{t('after.close')}</Button>}
    >
      <VerdictPanel verdict={verdict} />
      {isUnasked && <p className="prose">{t('after.closingMissing')}</p>}
    </Dialog>
  );
}
