/** Writes the table of calls as OpenAPI 3.1 into `reports/openapi.json`, and validates it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { readGoldenExchanges } from '../server/test-control/golden-exchanges.ts';
import { openApiOf } from '../contract/openapi/document.ts';

const path = 'reports/openapi.json';

const document = openApiOf(readGoldenExchanges());
await mkdir('reports', { recursive: true });
await writeFile(path, `${JSON.stringify(document, null, 2)}\n`);
const { valid, errors } = await new Validator().validate({ ...document });
if (valid) {
  console.log(`${path}: ${Object.keys(document['paths'] ?? {}).length} paths, valid OpenAPI 3.1`);
} else {
  console.error(`${path} is not valid OpenAPI 3.1:`, errors);
  process.exitCode = 1;
}
