/** How the game is played: its own options with a sentence each, and the rulings behind a fold. */
import type { GameModule, Speaker } from '@tabard/content';
import type { Plain, TableOption, Why } from '@tabard/kernel';
import { Button, Panel } from '@tabard/page/design/controls';
import type { OptionsLayout } from '@tabard/page/face';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { useId } from 'react';
import { clashOf, isRuling, isSwitch } from './option-facts';
import { changeOption, defaultsOf, type TableChoice } from './table-choice';

interface OptionsPanelProps {
  readonly module: GameModule;
  readonly speaker: Speaker;
  readonly choice: TableChoice;
  /** What is brought: some options need it. Undefined: nobody knows yet. */
  readonly brought?: Plain;
  readonly layout?: OptionsLayout;
  readonly onChange: (choice: TableChoice) => void;
}

export function OptionsPanel(props: OptionsPanelProps) {
  const t = useWords();
  const { options } = props.module.game;
  const isHouse = ({ id }: TableOption) => props.layout?.house.includes(id) ?? false;
  const own = options.filter((option) => !isRuling(option));
  return (
    <>
      <Panel title={t('setup.options')} className="options">
        {own
          .filter((option) => !isHouse(option))
          .map((option) =>
            props.layout?.cards.includes(option.id) ? (
              <OptionCards key={option.id} option={option} {...props} />
            ) : (
              <OptionField key={option.id} option={option} {...props} />
            ),
          )}
      </Panel>
      <Folded {...props} title={t('setup.house')} says={t('setup.houseSay')} folded={own.filter(isHouse)} />
      <Folded {...props} title={t('setup.rulings')} says={t('setup.rulingsSay')} folded={options.filter(isRuling)} />
    </>
  );
}

interface FoldedProps extends OptionsPanelProps {
  readonly title: string;
  readonly says: string;
  readonly folded: readonly TableOption[];
}

/** What nobody needs to begin: it lies open where something in it was changed. */
function Folded({ title, says, folded, ...props }: FoldedProps) {
  const t = useWords();
  const { module, choice, onChange } = props;
  const usual = defaultsOf(module);
  const changed = folded.filter(({ id }) => choice.options[id] !== usual[id]);
  if (folded.length === 0) return null;
  return (
    <details className="panel rulings" data-material="oak" open={changed.length > 0 || undefined}>
      <summary>
        <h2>{title}</h2>
        <span className="chip">{t('setup.rulingsChanged', { count: changed.length })}</span>
      </summary>
      <p className="field-help">{says}</p>
      {folded.map((option) => (
        <OptionField key={option.id} option={option} {...props} />
      ))}
      {changed.length > 0 && (
        <Button onClick={() => onChange(folded.reduce((all, { id }) => changeOption(all, id, usual[id]), choice))}>
          {t('setup.rulingsBack')}
        </Button>
      )}
    </details>
  );
}

/** One card a value: what it is, how hard and how long. */
function OptionCards({ option, module, speaker, choice, onChange }: OptionsPanelProps & { option: TableOption }) {
  const id = useId();
  const word = (path: string) => speaker.say({ id: `tableOptions.${option.id}.${path}` });
  return (
    <fieldset className="field option option-cards">
      <legend className="field-name">
        {word('title')}{' '}
        {option.clause && (
          <Link className="option-clause" to={pathTo('clause', { game: module.game.id, clause: option.clause })}>
            {option.clause}
          </Link>
        )}
      </legend>
      <div className="option-cards-laid">
        {option.values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === choice.options[option.id]}
              aria-describedby={`${id}${value}`}
              onChange={() => onChange(changeOption(choice, option.id, value))}
            />
            <b>{word(`values.${value}.title`)}</b>
            <span className="option-card-says" id={`${id}${value}`}>
              {word(`values.${value}.text`)} <small>{word(`values.${value}.facts`)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function OptionField({
  option,
  module,
  speaker,
  choice,
  brought,
  layout,
  onChange,
}: OptionsPanelProps & { option: TableOption }) {
  const id = useId();
  const t = useWords();
  const { game, speech } = module;
  const word = (path: string) => speaker.say({ id: `tableOptions.${option.id}.${path}` });
  const chosen = choice.options[option.id];
  const clash = (value: string) => clashOf(module, choice, brought, option, value);
  const sentence = (reason: Why) => speaker.say(speech.refusal(reason, game.content));
  const wrong = clash(chosen);
  const closed = option.values.filter((value) => value !== chosen && clash(value));
  const leavesOut = layout?.belongs?.includes(option.id) ?? false;
  const reason = leavesOut ? null : closed.map(clash)[0];
  const shown = leavesOut ? option.values.filter((value) => !closed.includes(value)) : option.values;
  if (shown.length === 1) return null; // Nothing to choose.

  return (
    <fieldset
      className="field field-choice option"
      aria-labelledby={`${id}name`}
      aria-describedby={`${id}help`}
      data-wrong={wrong !== null}
      data-many={shown.length > 3}
    >
      <div>
        <legend className="field-name" id={`${id}name`}>
          {word('title')}
        </legend>
        <p className="field-help" id={`${id}help`}>
          {isSwitch(option)
            ? t('setup.switchedOn', { title: word('values.on.title'), text: word('values.on.text') })
            : word(`values.${chosen}.text`)}{' '}
          {option.clause && (
            <Link className="option-clause" to={pathTo('clause', { game: game.id, clause: option.clause })}>
              {option.clause}
            </Link>
          )}
        </p>
        <Clash
          {...{ id, wrong, reason, sentence }}
          usual={word(`values.${option.values[0]}.title`)}
          onPutRight={() => onChange(changeOption(choice, option.id, option.values[0]))}
        />
      </div>
      <div className="choice">
        {shown.map((value) => (
          <label key={value} data-closed={closed.includes(value) || undefined}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              disabled={closed.includes(value)}
              aria-describedby={closed.includes(value) ? `${id}closed` : undefined}
              onChange={() => onChange(changeOption(choice, option.id, value))}
            />
            {word(`values.${value}.title`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ClashProps {
  readonly id: string;
  /** Why what is chosen does not go; else why something else would not. */
  readonly wrong: Why | null;
  readonly reason: Why | null | undefined;
  readonly sentence: (reason: Why) => string;
  readonly usual: string;
  readonly onPutRight: () => void;
}

function Clash({ id, wrong, reason, sentence, usual, onPutRight }: ClashProps) {
  const t = useWords();
  if (wrong)
    return (
      <p className="setup-wrong" role="alert">
        {sentence(wrong)} <Button onClick={onPutRight}>{t('setup.putRight', { value: usual })}</Button>
      </p>
    );
  if (!reason) return null;
  return (
    <p className="field-help option-closed" id={`${id}closed`}>
      {sentence(reason)}
    </p>
  );
}
