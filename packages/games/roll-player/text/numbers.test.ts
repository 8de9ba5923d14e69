import { expect, it } from 'vitest';
import { lookUp, type Words } from '@tabard/content';
import { builtIn } from '../content';
import { mechanicsOf } from '../content/cards.fixture';
import { words } from './words';
function nums(v: unknown): number[] { if (typeof v==='number') return [v]; if (v&&typeof v==='object') return Object.values(v).flatMap(nums); return []; }
it('x', () => {
  const out: unknown[] = [];
  const look=(id:string,mech:unknown)=>{ const ns=nums(mech).map(Math.abs).filter(n=>n>=2);
    const t=[words.en,words.de].map(a=>lookUp(a as Words,id)??''); const have=t.map(x=>(x.match(/\d+/g)??[]).map(Number));
    const miss=ns.filter(n=>have.some(h=>!h.includes(n)));
    const extra=have[0].filter(n=>n>=2&&!ns.includes(n));
    if(miss.length||extra.length) out.push(`${id}: ${t[0]} || miss ${miss} extra ${extra} || ${JSON.stringify(mech)}`); };
  for (const c of builtIn.market) if (c.kind!=='armor') look(`card.${c.id}.text`, mechanicsOf(c as never));
  for (const c of builtIn.classes) look(`class.${c.id}.text`, c.abilities);
  for (const c of builtIn.fiends) look(`fiend.${c.id}.text`, c.restriction);
  for (const c of builtIn.familiars) look(`familiar.${c.id}.text`, c.action);
  for (const c of builtIn.minions) look(`minion.${c.id}.text`, c.weakness);
  for (const c of builtIn.monsters) for (const m of ['many','solo'] as const) look(`monster.${c.id}.${m}`, c[m].ability);
  for (const c of builtIn.adventures) { look(`adventure.${c.id}.text`, {c:c.cond}); if (c.solo) look(`adventure.${c.id}.solo`, c.solo); }
  console.log(out.join('\n')); expect(1).toBe(1);
});
