import { refuse } from './model-fault';
import { KNOWN_EXTENSIONS, MODEL_LIMITS } from './model-limits';
import { listIn, numberIn, type Glb, type Json } from './read-glb';

/** What the file's own words tell of how much is in it, before anything is decoded. @throws FaultyModel */
export function checkFrame({ json }: Glb): void {
  const required = json['extensionsRequired'];
  const unknown = Array.isArray(required)
    ? (required as unknown[]).find((name) => !KNOWN_EXTENSIONS.includes(String(name)))
    : undefined;
  if (unknown !== undefined) refuse('extension', String(unknown));
  const outside = addressIn(json);
  if (outside !== undefined) refuse('external', outside);
  const nodes = listIn(json, 'nodes').length;
  if (nodes > MODEL_LIMITS.nodes) refuse('nodes', nodes);
  // A few bytes may claim any number of elements: those without data are read as zeros.
  const accessors = listIn(json, 'accessors').map((accessor) => numberIn(accessor, 'count'));
  const indices = indexAccessors(json);
  for (const [index, count] of accessors.entries())
    if (count > (indices.has(index) ? 3 * MODEL_LIMITS.triangles : MODEL_LIMITS.vertices))
      if (indices.has(index)) refuse('triangles', Math.round(count / 3));
      else refuse('vertices', count);
  const triangles = drawnTriangles(json, accessors);
  if (triangles > MODEL_LIMITS.triangles) refuse('triangles', triangles);
}

/** `data:` as well: in a .glb everything has its place in the binary part. */
function addressIn(part: unknown, depth = 0): string | undefined {
  if (typeof part !== 'object' || part === null || depth > MAX_DEPTH) return undefined;
  for (const [name, value] of Object.entries(part)) {
    if (name === 'extras') continue;
    if (name === 'uri' && typeof value === 'string') return value;
    const found = addressIn(value, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
const MAX_DEPTH = 32;

const primitivesOf = (mesh: Json): Json[] => listIn(mesh, 'primitives');

const indexAccessors = (json: Json): ReadonlySet<number> =>
  new Set(
    listIn(json, 'meshes')
      .flatMap(primitivesOf)
      .flatMap(({ indices }) => (typeof indices === 'number' ? [indices] : [])),
  );

/** A mesh counts for each node that shows it. */
function drawnTriangles(json: Json, counts: readonly number[]): number {
  const ofMesh = listIn(json, 'meshes').map((mesh) =>
    primitivesOf(mesh)
      .map((primitive) => {
        const { POSITION } = (primitive['attributes'] ?? {}) as { POSITION?: unknown };
        const accessor = primitive['indices'] ?? POSITION;
        return Math.floor((counts[Number(accessor)] ?? 0) / 3);
      })
      .reduce((sum, one) => sum + one, 0),
  );
  const shown = listIn(json, 'nodes').map(({ mesh }) => (typeof mesh === 'number' ? (ofMesh[mesh] ?? 0) : 0));
  return shown.reduce((sum, one) => sum + one, 0);
}
