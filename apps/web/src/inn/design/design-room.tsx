/** The whole furniture on one page, for looking at it. Not linked from anywhere; its words are for us. */
import { Button, Chip, Dialog, Panel, Tabs } from '@tabard/page/design/controls';
import { DiceThrow } from '@tabard/page/design/dice/dice-throw';
import type { Face, ShownDie } from '@tabard/page/design/dice/die';
import { DieFlat } from '@tabard/page/design/dice/die-flat';
import { Choice, Slider, Switch } from '@tabard/page/design/fields';
import { IconMark } from '@tabard/page/design/icon';
import { Page } from '@tabard/page/design/page';
import { SEAT_SHAPES, SeatMark } from '@tabard/page/design/seat-mark';
import { Tip } from '@tabard/page/design/tip';
import { toast } from '@tabard/page/design/toast';
import { hueOf } from '@tabard/page/face';
import { pathTo } from '@tabard/page/router/routes';
import { play, SOUND_NAMES } from '@tabard/page/sound/sound';
import { useState } from 'react';
import { FACES } from '../../house/faces';
import './design-room.css';

const n = (value: number): Face => ({ kind: 'number', value });
const plus = (value: number): Face => ({ kind: 'plus', value });
const skull: Face = { kind: 'skull', value: 0 };
const FACES_OF = {
  black: [plus(1), n(2), n(3), n(4), n(5), n(6)],
  red: [n(3), n(4), n(5), n(6), n(7), n(8)],
  white: [plus(1), plus(1), plus(2), plus(2), skull, skull],
  yellow: [{ kind: 'flame', value: 0 }, plus(3), n(5), n(7), n(9), skull],
} satisfies Record<string, readonly Face[]>;
const KINDS = ['black', 'red', 'white', 'yellow'] as const;

export function DesignRoom() {
  return (
    <Page title="The furniture" lead="Every piece of the design, in the light that is chosen in the settings.">
      <Buttons />
      <OnVellum />
      <LyingDice />
      <Throws />
      <Sides />
      <FieldsAndTabs />
      <Emblems />
    </Page>
  );
}

function Buttons() {
  const [asks, setAsks] = useState(false);
  return (
    <Panel title="Buttons">
      <div className="pieces table-hue" style={hueOf(FACES[0])}>
        <Button tone="primary">Attack Highcairn with the 5 → 31 of 29, it falls, you win it</Button>
        <Button>Take a Gray tower with the 5</Button>
        <Button tone="quiet">Undo</Button>
        <Button tone="danger">Put away</Button>
        <Tip
          says="This die has already attacked Highcairn."
          clause={{ name: 'DM-4.3', to: pathTo('rules', { game: FACES[0].id }) }}
        >
          <Button aria-disabled="true">Attack again</Button>
        </Tip>
        <Button onClick={() => setAsks(true)}>Open a dialog</Button>
        <Button onClick={() => toast('Highcairn falls. Ember takes it.', { name: 'Show', do: () => {} })}>Toast</Button>
      </div>
      <Dialog
        open={asks}
        title="Leave the table?"
        onClose={() => setAsks(false)}
        deeds={<Button onClick={() => setAsks(false)}>Stay</Button>}
      >
        <p className="prose">The game stays as it is and waits in the inn.</p>
      </Dialog>
    </Panel>
  );
}

function OnVellum() {
  return (
    <Panel material="vellum" title="On vellum">
      <div className="pieces table-hue" style={hueOf(FACES[0])}>
        <Button tone="primary">Sit down</Button>
        <Button>Go on</Button>
        <Button tone="quiet">Put away</Button>
        <Button disabled>Not now</Button>
        <Chip>23 ready</Chip>
        <Chip>Level 3</Chip>
      </div>
      <p className="prose">Dusk rolled 2, 4 and 6 and sent six minions to Highcairn, where nobody was pleased.</p>
    </Panel>
  );
}

function LyingDice() {
  return (
    <Panel title="Dice, lying">
      {KINDS.map((kind) => (
        <div className="pieces" key={kind}>
          {FACES_OF[kind].map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: faces of a die are its order
            <DieFlat key={i} die={{ kind, face }} glows={i === 3} spent={i === 5} label={`${kind} ${i + 1}`} />
          ))}
        </div>
      ))}
    </Panel>
  );
}

function Sides() {
  return (
    <Panel title="Sides">
      <div className="pieces">
        {SEAT_SHAPES.map((shape, i) => (
          <Chip key={shape}>
            <SeatMark shape={shape} colour={['#d9cfb8', '#e0772b', '#84a94f', '#9580d0', '#7fb6c9'][i]} />
            {shape}
          </Chip>
        ))}
      </div>
    </Panel>
  );
}

function FieldsAndTabs() {
  const [on, setOn] = useState(true);
  return (
    <Panel title="Fields and tabs">
      <Tabs
        label="Tabs"
        tabs={[
          {
            id: 'fields',
            name: 'Fields',
            content: (
              <>
                <Switch name="Overlords" help="The advanced game with fifteen of them." on={on} onChange={setOn} />
                <Slider name="Volume" value={50} onChange={() => {}} />
                <Choice
                  name="Bots"
                  value="b"
                  options={[
                    { value: 'a', name: 'Easy' },
                    { value: 'b', name: 'Fair' },
                    { value: 'c', name: 'Strong' },
                  ]}
                  onChange={() => {}}
                />
              </>
            ),
          },
          {
            id: 'sounds',
            name: 'Sounds',
            content: (
              <div className="pieces">
                {SOUND_NAMES.map((name) => (
                  <Button key={name} onClick={() => play(name)}>
                    {name}
                  </Button>
                ))}
              </div>
            ),
          },
        ]}
      />
    </Panel>
  );
}

function Emblems() {
  return (
    <Panel title="Emblems of Dark Minions">
      <div className="pieces">
        {FACES.map(({ emblem: icon }) => (
          <span className="emblem" key={icon.name}>
            <IconMark icon={icon} size="3rem" />
            {icon.name}
          </span>
        ))}
      </div>
    </Panel>
  );
}

function Throws() {
  const [round, setRound] = useState(0);
  const dice: ShownDie[] = [
    { kind: 'black', faces: FACES_OF.black, top: (round + 2) % 6 },
    { kind: 'red', faces: FACES_OF.red, top: (round + 4) % 6 },
    { kind: 'white', faces: FACES_OF.white, top: (round + 5) % 6 },
    { kind: 'yellow', faces: FACES_OF.yellow, top: round % 6 },
  ];
  return (
    <Panel title="Dice, thrown">
      <div className="felt">
        <DiceThrow dice={dice} seed={`round ${round}`} label="black 4, red 7, white skull, yellow flame" />
      </div>
      <div className="pieces">
        {dice.map(({ kind, faces, top }) => (
          <DieFlat key={kind} die={{ kind, face: faces[top] }} size="2.5rem" />
        ))}
        <Button tone="primary" onClick={() => setRound(round + 1)}>
          Throw again
        </Button>
      </div>
    </Panel>
  );
}
