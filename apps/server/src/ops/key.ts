/** tabard key: which key is here, whose database it is, and a new key where the old one is lost. */
import { innOf, keptKey, openInnKey } from '../fair/inn-key';
import { handOver, ownerOf } from '../store/identity';
import { hasDatabase, openDatabase } from '../store/open';
import { BackupRefused, checkVersion, type WhichInn } from './backup';

export interface KeyState {
  /** The key that is here, and where it stands; null: none. */
  readonly here: { readonly inn: string; readonly from: string } | null;
  /** Under which key the database's inn is known; null: nobody's yet. */
  readonly owner: string | null;
}

export async function keyState(where: WhichInn): Promise<KeyState> {
  if (!hasDatabase(where)) throw new BackupRefused('there is no inn yet');
  const kept = keptKey(where.folder, where.key);
  const db = openDatabase(where);
  try {
    await checkVersion(db);
    const here = kept && { inn: innOf(kept), from: kept.from };
    return { here, owner: await ownerOf(db, here?.inn ?? null) };
  } finally {
    await db.close();
  }
}

/** The key that is here, or a new one, is the inn's from now on. What the old one vowed stays true, under its name. */
export async function takeKey(where: WhichInn): Promise<KeyState> {
  await keyState(where);
  const { inn, from } = openInnKey(where.folder, where.key);
  const db = openDatabase(where);
  try {
    await handOver(db, inn, Date.now());
    return { here: { inn, from }, owner: inn };
  } finally {
    await db.close();
  }
}
