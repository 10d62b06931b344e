import {
  getBounds,
  type Document,
  type mat4,
  type Material,
  type Node,
  type Primitive,
} from '@gltf-transform/core';
import { KHRMaterialsVariants, type MappingList, type Variant } from '@gltf-transform/extensions';
import type { Box } from '../../../src/contract/models/model';
import { LAMP_VARIANTS } from '../../../src/contract/models/model-type';
import { refuse } from '../checks/model-fault';
import type { ModelFacts, Part } from '../model-facts';

type Measured = Pick<ModelFacts, 'bounds' | 'light' | 'parts' | 'isLamp' | 'triangles'>;

/** A model of more parts is one piece. */
const MOST_PARTS = 40;

/** @throws FaultyModel where there is nothing to see */
export function measureModel(document: Document): Measured {
  const root = document.getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  if (!scene) return refuse('empty');
  const bounds = rounded(getBounds(scene));
  if (!bounds) return refuse('empty');
  const nodes: Node[] = [];
  scene.traverse((node) => void (node.getMesh() && nodes.push(node)));
  const variants = variantsOf(document).map((variant) => variant.getName());
  const light = lightOf(nodes);
  return {
    bounds,
    ...(light && { light }),
    parts: nodes.length > MOST_PARTS ? [] : nodes.flatMap(partOf),
    isLamp: LAMP_VARIANTS.every((name) => variants.includes(name)),
    triangles: nodes.reduce((sum, node) => sum + trianglesOf(node), 0),
  };
}

/** By a factor of its own: what light falls on has it painted on, as a texture. */
const shines = (material: Material | null): boolean =>
  material !== null && !material.getEmissiveTexture() && Math.max(...material.getEmissiveFactor()) > 0;

/** Of the variant 'lit'. */
function litMaterial(primitive: Primitive): Material | null {
  const choices = primitive.getExtension<MappingList>(KHRMaterialsVariants.EXTENSION_NAME);
  const lit = choices
    ?.listMappings()
    .find((choice) => choice.listVariants().some((variant) => variant.getName() === LAMP_VARIANTS[1]));
  return lit?.getMaterial() ?? null;
}

function lightOf(nodes: readonly Node[]): Box | undefined {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  const point = [0, 0, 0];
  for (const node of nodes)
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      if (!shines(litMaterial(primitive))) continue;
      const positions = primitive.getAttribute('POSITION');
      for (let index = 0; index < (positions?.getCount() ?? 0); index += 1) {
        positions?.getElement(index, point);
        moved(point, node.getWorldMatrix()).forEach((value, axis) => {
          min[axis] = Math.min(min[axis]!, value);
          max[axis] = Math.max(max[axis]!, value);
        });
      }
    }
  return rounded({ min, max });
}

function partOf(node: Node): Part[] {
  const matrix = node.getWorldMatrix();
  const turned = turnOf(matrix);
  const own = turned === undefined ? undefined : localBox(node, turned, matrix);
  return own ? [{ name: node.getName(), ...own }] : [];
}

/** Radians about y; undefined where it leans as well. */
function turnOf(matrix: mat4): number | undefined {
  const up = Math.hypot(matrix[4], matrix[6]);
  return up > 1e-3 * Math.abs(matrix[5]) ? undefined : Math.atan2(-matrix[2], matrix[0]);
}

/** Turned back about the middle of what it is, so that the box keeps its place when it is turned again. */
function localBox(node: Node, turn: number, matrix: mat4): Pick<Part, 'box' | 'turned'> | undefined {
  const [cos, sin] = [Math.cos(-turn), Math.sin(-turn)];
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  const point = [0, 0, 0];
  for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
    const positions = primitive.getAttribute('POSITION');
    for (let index = 0; index < (positions?.getCount() ?? 0); index += 1) {
      positions?.getElement(index, point);
      const [x, y, z] = moved(point, matrix);
      const back = [cos * x + sin * z, y, -sin * x + cos * z];
      for (const axis of [0, 1, 2]) {
        min[axis] = Math.min(min[axis]!, back[axis]!);
        max[axis] = Math.max(max[axis]!, back[axis]!);
      }
    }
  }
  // Its middle, where it stands in the model.
  const [mx, mz] = [(min[0]! + max[0]!) / 2, (min[2]! + max[2]!) / 2];
  const shift = [cos * mx - sin * mz - mx, 0, sin * mx + cos * mz - mz];
  const box = rounded({
    min: min.map((value, axis) => value + shift[axis]!),
    max: max.map((value, axis) => value + shift[axis]!),
  });
  return box && { box, turned: Math.round(((turn * 180) / Math.PI) * 10) / 10 || 0 };
}

const moved = ([x = 0, y = 0, z = 0]: number[], m: mat4): [number, number, number] => [
  m[0] * x + m[4] * y + m[8] * z + m[12],
  m[1] * x + m[5] * y + m[9] * z + m[13],
  m[2] * x + m[6] * y + m[10] * z + m[14],
];

/** To a tenth of a millimetre. */
function rounded({ min, max }: { min: readonly number[]; max: readonly number[] }): Box | undefined {
  if (![...min, ...max].every(Number.isFinite)) return undefined;
  const round = ([x = 0, y = 0, z = 0]: readonly number[]): Box['min'] => [
    shorter(x),
    shorter(y),
    shorter(z),
  ];
  return { min: round(min), max: round(max) };
}

const shorter = (metres: number): number => Math.round(metres * 10_000) / 10_000 || 0;

function trianglesOf(node: Node): number {
  const primitives = node.getMesh()?.listPrimitives() ?? [];
  return primitives.reduce((sum, primitive) => {
    const drawn = primitive.getIndices() ?? primitive.getAttribute('POSITION');
    return sum + Math.floor((drawn?.getCount() ?? 0) / 3);
  }, 0);
}

/** In the order of the file; the first one is shown unless told otherwise. */
function variantsOf(document: Document): readonly Variant[] {
  const used = document
    .getRoot()
    .listExtensionsUsed()
    .find(({ extensionName }) => extensionName === KHRMaterialsVariants.EXTENSION_NAME);
  return used instanceof KHRMaterialsVariants ? used.listVariants() : [];
}
