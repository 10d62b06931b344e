import type { Page } from '@playwright/test';

interface Iwer {
  metaQuest3: object;
  XRDevice: new (config: object) => {
    installSEM: (environment: new () => object) => void;
    installRuntime: (options: object) => void;
    position: Position;
  };
}

interface Position {
  set: (x: number, y: number, z: number) => void;
}

export interface EmulatedDevice {
  /** Held in the hand, or worn: there a session says that it is in the wearer's space. */
  kind: 'phone' | 'headset';
  userAgent: string;
  /** The camera opens at once, once the test says so (`openCamera`), or not, as where the visitor says no. */
  camera?: 'opens' | 'waits' | 'refused';
}

/** m above the floor, from where places in the room are counted. */
export const EYE = 1.6;
/** m before the eye, where the only wall is. */
export const WALL = 2;

/**
 * A device with WebXR in a room, of which it finds the floor or the wall. IWER emulates headsets; what only phones have is
 * added here.
 */
export async function emulateRoom(page: Page, device: EmulatedDevice): Promise<void> {
  await page.addInitScript({ path: require.resolve('iwer/build/iwer.js') });
  await page.addInitScript(installDevice, { ...device, eye: EYE, wall: WALL });
}

export const openCamera = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { openCamera: () => void }).openCamera());

/**
 * Takes hold of what is before both hands of a headset, at a height above the floor, and pulls them apart.
 * @param height m
 */
export const pullApart = (page: Page, height: number): Promise<void> =>
  page.evaluate(async (y) => {
    interface Hand {
      position: Position;
      updateButtonValue: (button: string, value: number) => void;
    }
    const { device } = window as unknown as { device: { controllers: { left: Hand; right: Hand } } };
    const { left, right } = device.controllers;
    const aFewFrames = () => new Promise((resolve) => setTimeout(resolve, 400));
    const hold = async (apart: number, trigger: number) => {
      left.position.set(-apart, y, 0);
      right.position.set(apart, y, 0);
      await aFewFrames();
      for (const hand of [left, right]) hand.updateButtonValue('trigger', trigger);
      await aFewFrames();
    };
    await hold(0.2, 0);
    await hold(0.2, 1);
    await hold(0.5, 1);
    await hold(0.5, 0);
  }, height);

/** How often the page has asked for the camera. */
export const askedForCamera = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { cameraAsked: number }).cameraAsked);

/** Runs in the page. */
function installDevice({
  kind,
  userAgent,
  camera = 'opens',
  eye,
  wall,
}: EmulatedDevice & { eye: number; wall: number }): void {
  const { IWER } = window as unknown as { IWER: Iwer };
  // Columns of a matrix whose y points away from the surface.
  const onFloor = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
  const onWall = [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, eye, -wall, 1];
  class Room {
    environmentCanvas = document.createElement('canvas');
    trackedPlanes = new Set();
    trackedMeshes = new Set();
    render() {}
    /** What a ray meets: straight on the wall, downwards the floor. */
    computeHitTestResults(ray: ArrayLike<number>) {
      return [Math.abs(ray[9] ?? 0) > 0.1 ? onFloor : onWall];
    }
  }
  const device = new IWER.XRDevice({
    ...IWER.metaQuest3,
    interactionMode: kind === 'phone' ? 'screen-space' : 'world-space',
    supportedFeatures: ['viewer', 'local', 'hit-test', ...(kind === 'phone' ? ['dom-overlay'] : [])],
    userAgent,
  });
  device.installSEM(Room);
  device.installRuntime({ forceInstall: true });
  device.position.set(0, eye, 0);
  Object.assign(window, { device });

  const globals = window as unknown as Record<string, { prototype: object }>;
  const Ray = globals['XRRay'] as unknown as new (from?: object, direction?: object) => object;
  // A direction need not say that it has no place (WebXR Hit Test, 4.1); IWER refuses it then.
  globals['XRRay'] = class extends Ray {
    constructor(from?: object, direction?: object) {
      super(from, direction && { w: 0, ...direction });
    }
  };
  if (kind === 'phone') {
    Object.assign(globals['XRSession']!.prototype, {
      requestHitTestSourceForTransientInput: () => Promise.resolve({ cancel() {} }),
    });
    Object.assign(globals['XRFrame']!.prototype, { getHitTestResultsForTransientInput: () => [] });
  }

  const asked = window as unknown as { cameraAsked: number; openCamera: () => void };
  asked.cameraAsked = 0;
  const isOpen = new Promise<void>((resolve) => (asked.openCamera = resolve));
  const system = (navigator as unknown as { xr: { requestSession: (...all: unknown[]) => Promise<object> } })
    .xr;
  const request = system.requestSession.bind(system);
  system.requestSession = async (...all) => {
    asked.cameraAsked += 1;
    if (camera === 'refused') throw new DOMException('Refused by the visitor', 'NotAllowedError');
    if (camera === 'waits') await isOpen;
    return request(...all);
  };
}
