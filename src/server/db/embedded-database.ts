/**
 * The embedded PostgreSQL's own thread (and, once, the process that creates its files). Nothing else runs here: the
 * database computes without pause, and the server's event loop must not wait for it.
 */
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { createCluster } from './embedded/create-cluster.ts';
import { type ClusterOptions, runCluster } from './embedded/run-cluster.ts';

if (isMainThread) {
  const folder = process.argv[2];
  if (!folder) throw new Error('The folder to create the database in is missing.');
  await createCluster(folder);
} else if (parentPort) {
  await runCluster({ ...(workerData as ClusterOptions), parent: parentPort });
}
