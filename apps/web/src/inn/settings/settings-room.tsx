import { Panel } from '@tabard/page/design/controls';
import { DieFlat } from '@tabard/page/design/dice/die-flat';
import { Choice, Slider, Switch } from '@tabard/page/design/fields';
import { Page } from '@tabard/page/design/page';
import { Link } from '@tabard/page/router/router';
import { type Settings, SPEED_NAMES, set, TEXT_SIZES, THEMES, useSettings } from '@tabard/page/settings/settings';
import { play } from '@tabard/page/sound/sound';
import { useWords } from '@tabard/page/words/words';
import type { RoomProps } from '../../house/room-props';
import { KeepPanel } from '../../keep/offline/keep-panel';
import { tableIn } from './table-in';
import './settings.css';

export function SettingsRoom({ address }: RoomProps) {
  const t = useWords();
  const table = tableIn(address.query);
  const chosen = useSettings();

  /** A choice whose values have their words under settings.<name>.<value>. */
  function choice<N extends 'theme' | 'contrast' | 'textSize' | 'motion' | 'depth' | 'speed' | 'sitDown'>(
    name: N,
    values: readonly Settings[N][],
  ) {
    return (
      <Choice
        name={t(`settings.${name}.name`)}
        help={t(`settings.${name}.help`)}
        value={chosen[name] as string}
        options={values.map((value) => ({ value: value as string, name: t(`settings.${name}.${value}`) }))}
        onChange={(value) => set(name, value as Settings[N])}
      />
    );
  }

  return (
    <Page title={t('settings.title')} lead={t('settings.lead')}>
      {table && <BackToTable to={table} />}
      <div className="settings">
        <div className="settings-fields">
          <Panel title={t('settings.look')}>
            <Choice
              name={t('settings.language.name')}
              value={chosen.language}
              options={languages()}
              onChange={(value) => set('language', value)}
            />
            {choice('theme', THEMES)}
            {choice('contrast', ['normal', 'more'])}
            {choice('textSize', TEXT_SIZES)}
            <Switch
              name={t('settings.patterns.name')}
              help={t('settings.patterns.help')}
              on={chosen.patterns}
              onChange={(on) => set('patterns', on)}
            />
          </Panel>
          <Panel title={t('settings.movement')}>
            {choice('motion', ['system', 'full', 'reduced'])}
            {choice('depth', ['auto', 'always', 'flat'])}
            {choice('speed', SPEED_NAMES)}
          </Panel>
          <Panel title={t('settings.firstHour')}>{choice('sitDown', ['ask', 'learn', 'gentle', 'usual'])}</Panel>
          <Deciding />
          <Hearing />
          <KeepPanel />
          {table && <BackToTable to={table} />}
        </div>
        <Sample />
      </div>
    </Page>
  );
}

function BackToTable({ to }: { readonly to: string }) {
  const t = useWords();
  return (
    <p className="settings-back">
      <Link className="button" data-tone="primary" to={to}>
        {t('settings.backToTable')}
      </Link>
    </p>
  );
}

/** What is asked twice, and what goes without saying. */
function Deciding() {
  const t = useWords();
  const chosen = useSettings();
  return (
    <Panel title={t('settings.deciding')}>
      {(['asksOnce', 'autoEnd', 'autoPass'] as const).map((name) => (
        <Switch
          key={name}
          name={t(`settings.${name}.name`)}
          help={t(`settings.${name}.help`)}
          on={chosen[name]}
          onChange={(on) => set(name, on)}
        />
      ))}
    </Panel>
  );
}

function Hearing() {
  const t = useWords();
  const chosen = useSettings();
  return (
    <Panel title={t('settings.hearing')}>
      <Switch
        name={t('settings.sound.name')}
        help={t('settings.sound.help')}
        on={chosen.sound}
        onChange={(on) => {
          set('sound', on);
          play('bell');
        }}
      />
      <Switch
        name={t('settings.ambience.name')}
        help={t('settings.ambience.help')}
        on={chosen.ambience}
        disabled={!chosen.sound}
        onChange={(on) => set('ambience', on)}
      />
      <Slider
        name={t('settings.volume.name')}
        value={chosen.volume}
        disabled={!chosen.sound}
        onChange={(value) => set('volume', value)}
        onSettled={() => play('dice-land')}
      />
    </Panel>
  );
}

/** What the choices do, beside them. */
function Sample() {
  const t = useWords();
  const number = (value: number) => ({ kind: 'number', value }) as const;
  return (
    <Panel material="vellum" title={t('settings.sample')} className="settings-sample">
      <div className="settings-dice">
        <DieFlat die={{ kind: 'black', face: number(4) }} />
        <DieFlat die={{ kind: 'red', face: number(7) }} />
        <DieFlat die={{ kind: 'white', face: { kind: 'plus', value: 2 } }} />
        <DieFlat die={{ kind: 'yellow', face: { kind: 'flame', value: 0 } }} />
      </div>
      <p className="prose">{t('settings.sampleSays')}</p>
      <p className="label">{t('settings.sampleLabel')}</p>
    </Panel>
  );
}

/** Languages call themselves by their own names. */
function languages(): { value: Settings['language']; name: string; lang: string }[] {
  const spoken = [
    { value: 'en', name: 'English', lang: 'en' },
    { value: 'de', name: 'Deutsch', lang: 'de' },
  ] as const;
  return [...spoken, ...(import.meta.env.DEV ? [{ value: 'pseudo', name: 'Þšéûđö', lang: 'en' } as const] : [])];
}
