import { Fragment, memo } from 'react';
import { type Run, runsOf } from './stress';

/** A sentence in which what is *stressed* leans. */
export const Stressed = memo(({ text }: { readonly text: string }) => <Runs all={runsOf(text)} />);

export const Runs = ({ all }: { readonly all: readonly Run[] }) =>
  all.map(({ text, isStressed }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name and never change places
    <Fragment key={i}>{isStressed ? <em>{text}</em> : text}</Fragment>
  ));
