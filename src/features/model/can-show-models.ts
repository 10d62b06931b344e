/** GB; with this little, a model may take the page with it. */
const LITTLE_MEMORY = 2;

interface Told {
  connection?: { saveData?: boolean };
  deviceMemory?: number;
}

/** Whether models can be shown and may be loaded: nothing is offered that will not work. Only in browsers. */
export function canShowModels(): boolean {
  const { connection, deviceMemory } = navigator as Told;
  if (connection?.saveData) return false;
  if (deviceMemory !== undefined && deviceMemory <= LITTLE_MEMORY) return false;
  return hasWebGl();
}

let webGl: boolean | undefined;

/** Asked once, since it takes the browser a moment. */
export function hasWebGl(): boolean {
  if (webGl !== undefined) return webGl;
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers have few of them: this one is given back at once.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  webGl = context !== null;
  return webGl;
}
