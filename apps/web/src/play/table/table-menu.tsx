/** Behind "…": how it is told, heard and seen, what this seat wishes, the rules, the keys, the settings, the way out. */
import menu from '@iconify-json/game-icons/hamburger-menu';
import { Button, Dialog } from '@tabard/page/design/controls';
import { Choice, Slider, Switch } from '@tabard/page/design/fields';
import type { GameFace } from '@tabard/page/face';
import { MenuDeed } from '@tabard/page/room/frame/menu-deed';
import type { TableAtHand, TableNow } from '@tabard/page/room/table-at-hand';
import { pathIn } from '@tabard/page/router/base';
import { go, Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { SPEED_NAMES, set, TEXT_SIZES, THEMES, useSettings } from '@tabard/page/settings/settings';
import { play } from '@tabard/page/sound/sound';
import { useWords } from '@tabard/page/words/words';
import { memo, type ReactNode, useState } from 'react';
import type { Surroundings } from './at-the-table';

interface TableMenuProps {
  readonly table: TableAtHand;
  readonly now: TableNow;
  readonly face: GameFace;
  readonly around: Pick<Surroundings, 'menu' | 'ways'>;
  readonly onKeys: () => void;
}

export function TableMenu({ table, now, face, around, onKeys }: TableMenuProps) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const here = () => encodeURIComponent(pathIn(window.location.pathname));
  return (
    <>
      <MenuDeed icon={menu} word={t('table.menu')} onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        title={t(`tables.${face.id}.name`)}
        onClose={close}
        deeds={
          <>
            {open && <Button onClick={() => go('/')}>{t('table.leave')}</Button>}
            {open && (
              <Button onClick={() => go(`${pathTo('settings')}?table=${here()}`)}>{t('table.allSettings')}</Button>
            )}
            {around.ways}
            {open && face.workshop && (
              <Button onClick={() => go(pathTo('workshop', { game: face.id }))}>{t('titles.workshop')}</Button>
            )}
            {open && (
              <Button tone="primary" onClick={close}>
                {t('table.goOn')}
              </Button>
            )}
          </>
        }
      >
        {open && (
          <Inside {...{ table, now, face }} onClose={close} onKeys={onKeys}>
            {around.menu}
          </Inside>
        )}
      </Dialog>
    </>
  );
}

interface InsideProps extends Pick<TableMenuProps, 'table' | 'now' | 'face' | 'onKeys'> {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Drawn while it is open: a closed menu stands at every table, and would be drawn with every change. */
function Inside({ table, now, face, onClose, onKeys, children }: InsideProps) {
  const t = useWords();
  const say = (id: string) => table.speaker.say({ id });
  const wishes = now.viewer === null ? [] : Object.entries(table.module.game.wishes);
  return (
    <>
      <p className="table-menu-reads">
        <Link className="button" to={pathTo('rules', { game: face.id })} onClick={onClose}>
          {t('nav.rules')}
        </Link>
        <Button
          onClick={() => {
            onClose();
            onKeys();
          }}
        >
          {t('keys.title')}
        </Button>
      </p>
      <HowItIs />
      {wishes.map(([name, values]) => (
        <Choice
          key={name}
          name={say(`wishes.${name}.title`)}
          help={say(`wishes.${name}.text`)}
          value={table.wishOf(name)}
          options={values.map((value) => ({ value, name: say(`wishes.${name}.values.${value}.title`) }))}
          onChange={(value) => table.wish(name, value)}
        />
      ))}
      {children}
    </>
  );
}

/** What somebody changes in the middle of a game; all the rest is in the settings. */
const HowItIs = memo(function HowItIs() {
  const t = useWords();
  const { speed, sound, ambience, volume, textSize, theme } = useSettings();
  const named = <V extends string>(setting: string, values: readonly V[]) =>
    values.map((value) => ({ value, name: t(`settings.${setting}.${value}`) }));
  return (
    <>
      <Choice
        name={t('settings.speed.name')}
        value={speed}
        options={named('speed', SPEED_NAMES)}
        onChange={(value) => set('speed', value)}
      />
      <Switch
        name={t('settings.sound.name')}
        on={sound}
        onChange={(on) => {
          set('sound', on);
          play('bell');
        }}
      />
      <Switch
        name={t('settings.ambience.name')}
        on={ambience}
        disabled={!sound}
        onChange={(on) => set('ambience', on)}
      />
      <Slider
        name={t('settings.volume.name')}
        value={volume}
        disabled={!sound}
        onChange={(value) => set('volume', value)}
        onSettled={() => play('dice-land')}
      />
      <Choice
        name={t('settings.textSize.name')}
        value={textSize}
        options={named('textSize', TEXT_SIZES)}
        onChange={(value) => set('textSize', value)}
      />
      <Choice
        name={t('settings.theme.name')}
        value={theme}
        options={named('theme', THEMES)}
        onChange={(value) => set('theme', value)}
      />
    </>
  );
});
