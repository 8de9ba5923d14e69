/** Behind "…": the rules, what this seat wishes, the settings, the way out. */
import menu from '@iconify-json/game-icons/hamburger-menu';
import { useState } from 'react';
import { Button, Dialog } from '../design/controls';
import { Choice } from '../design/fields';
import type { GameFace } from '../games/face';
import { MenuDeed } from '../room/frame/menu-deed';
import { SPEED_NAMES, set, useSettings } from '../settings/settings';
import { go } from '../shell/router';
import { pathTo } from '../shell/routes';
import { useWords } from '../words/words';
import type { Surroundings } from './at-the-table';
import type { TableAtHand, TableNow } from './table-at-hand';

interface TableMenuProps {
  readonly table: TableAtHand;
  readonly now: TableNow;
  readonly face: GameFace;
  readonly around: Pick<Surroundings, 'menu' | 'ways'>;
}

export function TableMenu({ table, now, face, around }: TableMenuProps) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const { game } = table.module;
  const { speed } = useSettings();
  const say = (id: string) => table.speaker.say({ id });
  const wishes = now.viewer === null ? [] : Object.entries(game.wishes);
  return (
    <>
      <MenuDeed icon={menu} word={t('table.menu')} onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        title={t(`tables.${face.id}.name`)}
        onClose={() => setOpen(false)}
        deeds={
          <>
            <Button onClick={() => go('/')}>{t('table.leave')}</Button>
            <Button onClick={() => go(pathTo('settings'))}>{t('nav.settings')}</Button>
            <Button onClick={() => go(pathTo('rules', { game: face.id }))}>{t('nav.rules')}</Button>
            {around.ways}
            {face.workshop && (
              <Button onClick={() => go(pathTo('workshop', { game: face.id }))}>{t('titles.workshop')}</Button>
            )}
            <Button tone="primary" onClick={() => setOpen(false)}>
              {t('table.goOn')}
            </Button>
          </>
        }
      >
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
        {around.menu}
        <Choice
          name={t('settings.speed.name')}
          help={t('settings.speed.help')}
          value={speed}
          options={SPEED_NAMES.map((value) => ({ value, name: t(`settings.speed.${value}`) }))}
          onChange={(value) => set('speed', value)}
        />
      </Dialog>
    </>
  );
}
