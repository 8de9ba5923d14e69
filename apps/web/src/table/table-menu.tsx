/** Behind "…": the rules, what this seat wishes, the settings, the way out. */
import menu from '@iconify-json/game-icons/hamburger-menu';
import { useState } from 'react';
import { Button, Dialog } from '../design/controls';
import { Choice, Switch } from '../design/fields';
import type { GameFace } from '../games/face';
import { MenuDeed } from '../room/frame/menu-deed';
import { SPEED_NAMES, set, useSettings } from '../settings/settings';
import { bestBot } from '../setup/table-choice';
import { go } from '../shell/router';
import { pathTo } from '../shell/routes';
import { useWords } from '../words/words';
import type { LocalTable, TableNow } from './local-table';

interface TableMenuProps {
  readonly table: LocalTable;
  readonly now: TableNow;
  readonly face: GameFace;
}

export function TableMenu({ table, now, face }: TableMenuProps) {
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
            value={now.viewer === null ? values[0] : now.match.g.wish(now.viewer, name)}
            options={values.map((value) => ({ value, name: say(`wishes.${name}.values.${value}.title`) }))}
            onChange={(value) => table.wish(name, value)}
          />
        ))}
        {table.isShared && table.module.bots.length > 0 && <HandOver table={table} />}
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

/** A bot takes over for somebody who has to leave, and gives the seat back. */
function HandOver({ table }: { readonly table: LocalTable }) {
  const t = useWords();
  const { setup, sitters } = table.table;
  const persons = setup.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.map((seat) => (
    <Switch
      key={seat}
      name={t('table.botPlays', { name: sitters[seat].name })}
      on={sitters[seat].kind === 'bot'}
      onChange={(on) => table.handOver(seat, on ? bestBot(table.module) : null)}
    />
  ));
}
