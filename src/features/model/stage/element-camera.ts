import type { ModelViewerElement } from '../loading/model-viewer-element';
import { degrees, type Camera } from './camera';

export function cameraOf(element: ModelViewerElement): Camera {
  const { x, y, z } = element.getCameraTarget();
  const { theta, phi, radius } = element.getCameraOrbit();
  return { theta, phi, radius, target: { x, y, z }, lens: element.getFieldOfView() };
}

/** At once, or as the library goes there. The lens stays. */
export function setCamera(
  element: ModelViewerElement,
  { theta, phi, radius, target }: Omit<Camera, 'lens'>,
  { isJump = true }: { isJump?: boolean } = {},
): void {
  element.cameraTarget = `${target.x}m ${target.y}m ${target.z}m`;
  element.cameraOrbit = `${degrees(theta)}deg ${degrees(phi)}deg ${radius}m`;
  if (isJump) element.jumpCameraToGoal();
}
