/** What is used of `<model-viewer>` (modelviewer.dev, version 4). */
export interface ModelViewerElement extends HTMLElement {
  src: string | null;
  variantName: string | null;
  cameraOrbit: string;
  cameraTarget: string;
  fieldOfView: string;
  interpolationDecay: number;
  readonly loaded: boolean;
  readonly canActivateAR: boolean;
  /** Angles in radians, `radius` in metres. */
  getCameraOrbit(): { theta: number; phi: number; radius: number };
  getCameraTarget(): { x: number; y: number; z: number };
  /** Degrees, from top to bottom. */
  getFieldOfView(): number;
  jumpCameraToGoal(): void;
  activateAR(): Promise<void>;
  toBlob(options?: { mimeType?: string }): Promise<Blob>;
}
