/** The furniture: buttons, panels, chips, tabs, dialogs. Native elements wherever there is one. */
import {
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import './controls.css';

export type Tone = 'plain' | 'primary' | 'quiet' | 'danger';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly tone?: Tone;
  readonly size?: 'large';
}

export function Button({ tone = 'plain', size, className = '', type = 'button', ...rest }: ButtonProps) {
  return <button className={`button ${className}`} data-tone={tone} data-size={size} type={type} {...rest} />;
}

interface PanelProps {
  readonly material?: 'oak' | 'vellum';
  readonly title?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Panel({ material = 'oak', title, className = '', children }: PanelProps) {
  const id = useId();
  const paper = material === 'vellum' ? 'on-paper' : '';
  return (
    <section
      className={`panel ${paper} ${className}`}
      data-material={material}
      aria-labelledby={title ? id : undefined}
    >
      {title && <h2 id={id}>{title}</h2>}
      {children}
    </section>
  );
}

export function Chip({ children }: { readonly children: ReactNode }) {
  return <span className="chip">{children}</span>;
}

interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons, the one that matters last. */
  readonly deeds: ReactNode;
  /** Over the side of the room instead of its middle: for what is read while the table stays in sight. */
  readonly isDrawer?: boolean;
}

/** Where the person was before each dialog. */
const before = new WeakMap<Element, HTMLElement>();

/** Where the person is; within a dialog that will be gone: where they were before it. */
function whereTheyAre(): HTMLElement | null {
  const at = document.activeElement as HTMLElement | null;
  const dialog = at?.closest('dialog');
  return dialog ? (before.get(dialog) ?? null) : at;
}

/**
 * A native dialog: the browser keeps the focus inside, closes on Escape and gives it back; where a dialog was opened from
 * another that closed meanwhile, we do.
 */
export function Dialog({ open, title, onClose, children, deeds, isDrawer = false }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = element.current!;
    if (open && !dialog.open) {
      const from = whereTheyAre();
      if (from) before.set(dialog, from);
      dialog.showModal();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  function onClosed() {
    onClose();
    const at = document.activeElement;
    const isLost = !at || at === document.body || at.closest('dialog:not([open])') !== null;
    if (isLost) before.get(element.current!)?.focus();
  }
  return (
    <dialog ref={element} className="dialog on-paper" data-drawer={isDrawer} aria-labelledby={id} onClose={onClosed}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className="dialog-deeds">{deeds}</div>
    </dialog>
  );
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly name: ReactNode; readonly content: ReactNode }[];
  /** Where somebody else says which is shown; without it the tabs know by themselves. */
  readonly chosen?: string;
  readonly onChoose?: (id: string) => void;
}

export function Tabs({ label, tabs, chosen: told, onChoose }: TabsProps) {
  const [own, setOwn] = useState(tabs[0].id);
  const chosen = told ?? own;
  const choose = onChoose ?? setOwn;
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const at = (tabs.findIndex(({ id }) => id === chosen) + step + tabs.length) % tabs.length;
    choose(tabs[at].id);
    (list.current!.children[at] as HTMLElement).focus();
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className="tab"
            id={`${prefix}${id}`}
            aria-selected={id === chosen}
            aria-controls={`${prefix}panel`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${prefix}panel`} aria-labelledby={`${prefix}${chosen}`}>
        {tabs.find(({ id }) => id === chosen)?.content}
      </div>
    </>
  );
}
