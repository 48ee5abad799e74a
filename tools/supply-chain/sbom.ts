import { billOfMaterials } from '#test/packages/bill-of-materials.ts';

/** `npm run --silent sbom > sbom.json`: the bill of materials of what runs, CycloneDX. */
console.log(JSON.stringify(billOfMaterials(), null, 2));
