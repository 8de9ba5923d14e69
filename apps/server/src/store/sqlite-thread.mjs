/**
 * SQLite in a thread of its own, so that waiting for the disk keeps nobody else waiting. Whatever has been asked for by the
 * time the thread is free is committed together: one wait for the disk serves them all, and one that fails takes no other
 * along.
 */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import Sqlite from 'libsql';

const db = new Sqlite(workerData.path);
db.exec(`PRAGMA busy_timeout = ${workerData.patience}`); // Another process may be writing.
writeAhead();
db.exec('PRAGMA synchronous = FULL'); // Acknowledged means on disk, not in the system's memory.
db.exec('PRAGMA foreign_keys = ON');
db.exec('PRAGMA secure_delete = ON'); // What is deleted is overwritten with nothing, not only forgotten.

/** A new file is turned to write-ahead by whoever opens it first; SQLite does not wait for that by itself. */
function writeAhead() {
  for (const end = Date.now() + workerData.patience; ; ) {
    try {
      db.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (Date.now() > end) throw new Error(faultOf(error).message);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

const begin = db.prepare('BEGIN IMMEDIATE');
const commit = db.prepare('COMMIT');
const prepared = new Map();
function statement(sql) {
  const known = prepared.get(sql);
  if (known) return known;
  const made = db.prepare(sql);
  if (prepared.size < 200) prepared.set(sql, made);
  return made;
}

const NOTHING_READ = [];
/** As where a key is taken already: another process has changed it meanwhile. */
const OVERTAKEN = Object.assign(new Error('there is nothing left to change'), { code: 'SQLITE_CONSTRAINT_UNIQUE' });

function run({ sql, values = [], must }) {
  const ready = statement(sql);
  if (ready.reader) return ready.all(...values);
  const { changes } = ready.run(...values);
  if (must && changes === 0) throw OVERTAKEN;
  return NOTHING_READ;
}

/** What came of a job: its rows, or why it was not done. */
function attempt(job) {
  try {
    if (job.kind === 'query') return { id: job.id, rows: [run(job.statements[0])] };
    db.exec('SAVEPOINT job');
    const rows = job.statements.map(run);
    db.exec('RELEASE job');
    return answerOf(job.id, rows);
  } catch (error) {
    const isAlone = job.kind === 'query';
    // SQLite may have taken back everything (a full disk): then nothing of the others is there either.
    if (!isAlone && !db.inTransaction) throw error;
    if (!isAlone) db.exec('ROLLBACK TO job; RELEASE job');
    return { id: job.id, ...faultOf(error) };
  }
}

/** Most jobs only write: then nothing goes back but that it is done. */
function answerOf(id, rows) {
  return rows.every((read) => read === NOTHING_READ) ? { id } : { id, rows };
}

function faultOf(error) {
  return { code: String(error.code ?? ''), message: String(error.message ?? error) };
}

/** Nearly always all of them go through; only where one does not, each is tried within a savepoint of its own. */
function together(jobs) {
  return committed(jobs, ({ id, statements }) => answerOf(id, statements.map(run))) ?? apart(jobs);
}

function committed(jobs, doJob) {
  try {
    begin.run();
    const answers = jobs.map(doJob);
    commit.run();
    return answers;
  } catch {
    takeBack();
    return null;
  }
}

function apart(jobs) {
  const answers = [];
  try {
    db.exec('BEGIN IMMEDIATE');
    for (const job of jobs) answers.push(attempt(job));
    db.exec('COMMIT');
    return answers;
  } catch (error) {
    takeBack();
    return jobs.map(({ id }) => ({ id, ...faultOf(error) })); // None of them is on disk.
  }
}

/** Should not even that be possible, closing the file does it: the thread ends, and another opens it anew. */
function takeBack() {
  if (db.inTransaction) db.exec('ROLLBACK');
}

function copyTo({ id, path }) {
  try {
    db.prepare('VACUUM INTO ?').run(path);
    return { id, rows: [] };
  } catch (error) {
    return { id, ...faultOf(error) };
  }
}

/**
 * What was deleted also stands in what was written ahead: that is brought into the file and cut to nothing. While another
 * process reads it cannot be; it is tried again until it can.
 */
const SCRUB = { patience: 20, again: 500 };
let owed = null; // The timer for the next attempt.

function scrub(patience = SCRUB.patience) {
  clearTimeout(owed);
  owed = null;
  let isDone = false;
  try {
    db.exec(`PRAGMA busy_timeout = ${patience}`);
    const [{ busy }] = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
    isDone = busy === 0;
  } catch {
    // A disk that failed is told by whatever is written next.
  }
  db.exec(`PRAGMA busy_timeout = ${workerData.patience}`);
  if (!isDone) owed = setTimeout(scrub, SCRUB.again);
}

function scrubbed({ id }) {
  scrub();
  return { id };
}

/** One that does not write is done by itself. */
function single(job) {
  if (job.kind === 'copy') return copyTo(job);
  return job.kind === 'scrub' ? scrubbed(job) : attempt(job);
}

/** Jobs in the order in which they were asked for; neighbours that write are committed together. */
function work(jobs) {
  for (let at = 0; at < jobs.length; ) {
    const { kind } = jobs[at];
    let end = at + 1;
    if (kind === 'commit') while (end < jobs.length && jobs[end].kind === 'commit') end += 1;
    const batch = jobs.slice(at, end);
    const answers = kind === 'commit' ? together(batch) : [single(batch[0])];
    parentPort.postMessage(answers);
    at = end;
  }
}

scrub(); // Whoever was killed before may have owed it.

parentPort.on('message', (first) => {
  const jobs = [...first];
  for (let next = receiveMessageOnPort(parentPort); next; next = receiveMessageOnPort(parentPort))
    jobs.push(...next.message);
  const isLast = jobs.at(-1).kind === 'close';
  work(isLast ? jobs.slice(0, -1) : jobs);
  if (!isLast) return;
  if (owed) scrub(workerData.patience);
  clearTimeout(owed); // Whoever opens next does it.
  db.close();
  parentPort.close();
});
