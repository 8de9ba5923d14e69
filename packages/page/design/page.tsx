import type { ReactNode } from 'react';

/** A room that is read: a heading and a column. */
export function Page({ title, lead, wide, children }: PageProps) {
  return (
    <div className="page" data-wide={wide}>
      <header className="page-head">
        <h1>{title}</h1>
        {lead && <p className="prose">{lead}</p>}
      </header>
      {children}
    </div>
  );
}
interface PageProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** It is looked at rather than read, and takes what room there is. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

/** One thing to say: an emblem, a sentence, a way out. */
export function Notice({ emblem, title, children, deeds }: NoticeProps) {
  return (
    <div className="notice panel on-paper" data-material="vellum">
      <div className="notice-emblem medal">{emblem}</div>
      <div>
        <h1>{title}</h1>
        <div className="prose">{children}</div>
        <div className="notice-deeds">{deeds}</div>
      </div>
    </div>
  );
}
interface NoticeProps {
  readonly emblem: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly deeds: ReactNode;
}
