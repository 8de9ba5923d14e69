/** Fields of a form: a name, a sentence of help, and a native control. */
import { type ReactNode, useId } from 'react';
import './controls.css';

interface FieldProps {
  readonly name: string;
  readonly help?: string;
}

function Field({ name, help, kind, children }: FieldProps & { kind: string; children: (ids: Ids) => ReactNode }) {
  const id = useId();
  const ids = { id, 'aria-describedby': help ? `${id}help` : undefined };
  return (
    <div className="field" data-kind={kind}>
      <div>
        <label className="field-name" htmlFor={id} id={`${id}name`}>
          {name}
        </label>
        {help && (
          <p className="field-help" id={`${id}help`}>
            {help}
          </p>
        )}
      </div>
      {children(ids)}
    </div>
  );
}
interface Ids {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
}

interface SwitchProps extends FieldProps {
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ on, onChange, disabled, ...field }: SwitchProps) {
  return (
    <Field {...field} kind="switch">
      {(ids) => (
        <input
          {...ids}
          className="switch"
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    </Field>
  );
}

interface SliderProps extends FieldProps {
  readonly value: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
  /** When the hand lets go. */
  readonly onSettled?: () => void;
}

export function Slider({ value, onChange, onSettled, disabled, ...field }: SliderProps) {
  return (
    <Field {...field} kind="slider">
      {(ids) => (
        <input
          {...ids}
          className="slider"
          type="range"
          min={0}
          max={100}
          step={5}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(Number(event.target.value))}
          onPointerUp={onSettled}
          onKeyUp={onSettled}
        />
      )}
    </Field>
  );
}

interface ChoiceProps<T extends string> extends FieldProps {
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly name: string; readonly lang?: string }[];
  readonly onChange: (value: T) => void;
}

/** One of a few, all of them in sight. */
export function Choice<T extends string>({ name, help, value, options, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <fieldset
      className="field field-choice"
      aria-labelledby={`${id}name`}
      aria-describedby={help ? `${id}help` : undefined}
    >
      <div>
        <legend className="field-name" id={`${id}name`}>
          {name}
        </legend>
        {help && (
          <p className="field-help" id={`${id}help`}>
            {help}
          </p>
        )}
      </div>
      <div className="choice">
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
