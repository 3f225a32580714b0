import type { FilledPorts } from '../../../machines/ports.ts';
import { buildManifestStruct, latestBuildPath, latestBuildStruct, manifestPath } from '../../contract/build-files.ts';
import { readBuildFile } from './read-build-file.ts';

/** Which build is served. Another one counts once its manifest is there: before that, its files may still be on their way. */
export const readLatestBuild: FilledPorts['readLatestBuild'] = async ({ build }, signal) => {
  const latest = await readBuildFile(latestBuildPath, latestBuildStruct, { cache: 'no-store', signal });
  if (latest.build !== build) await readBuildFile(manifestPath(latest.build), buildManifestStruct, { signal });
  return latest;
};
