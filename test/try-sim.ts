import { reportClaims } from '#test/simulation/report-claims.ts';
const t=performance.now(); const r = reportClaims(60, 20261121); console.log(((performance.now()-t)/1000).toFixed(1)+' s'); for (const f of r.figures) console.log(f.what, f.value.toFixed(2), JSON.stringify(f.bar));
