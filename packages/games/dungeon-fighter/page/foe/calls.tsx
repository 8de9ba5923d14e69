/** What a card brings onto the table before the first throw: Icebergs, Templates, special dice (DF-4.11). */

import { type Icon, IconMark } from '@tabard/page/design/icon';
import type { Moment } from '@tabard/page/room/moment';
import { memo } from 'react';
import { dieName, gadgetName, templateName } from '../../index';
import { SIGNS } from '../icons';
import type { Monster } from '../view';

interface CallsProps extends Pick<Moment, 'say'> {
  readonly setup: Monster['setup'];
}

export const Calls = memo(function Calls({ say, setup }: CallsProps) {
  const { icebergs, templates = [], dice = [] } = setup ?? {};
  return (
    <>
      {icebergs && <Call icon={SIGNS.iceberg} words={say(gadgetName('icebergs'))} />}
      {templates.map((template) => (
        <Call
          key={template}
          icon={template === 'weak-point' ? SIGNS.target : SIGNS.frozen}
          words={say(templateName(template))}
        />
      ))}
      {dice.map((die) => (
        <Call key={die} icon={SIGNS[die]} words={say(dieName(die))} />
      ))}
    </>
  );
});

const Call = memo(function Call({ icon, words }: { readonly icon: Icon; readonly words: string }) {
  return (
    <span className="df-call">
      <IconMark icon={icon} size="1.4em" />
      <span>{words}</span>
    </span>
  );
});
