interface SceneViewerModel {
  /** Absolute, public: Scene Viewer is a program of its own and asks for the file itself. */
  file: string;
  title: string;
  isOnWall: boolean;
  /** Where the phone goes that has no Scene Viewer. */
  fallback: string;
}

/** Android's program for models, where the browser has no WebXR (developers.google.com/ar/develop/scene-viewer). */
export function sceneViewerLink({ file, title, isOnWall, fallback }: SceneViewerModel): string {
  const asked = new URLSearchParams({
    file,
    mode: 'ar_preferred',
    // True to scale.
    resizable: 'false',
    title,
    disable_occlusion: 'true',
    ...(isOnWall && { enable_vertical_placement: 'true' }),
  });
  const intent = [
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(fallback)}`,
  ];
  return `intent://arvr.google.com/scene-viewer/1.2?${asked}#Intent;${intent.join(';')};end;`;
}

export const hasSceneViewer = (): boolean =>
  /android/i.test(navigator.userAgent) && !/firefox|oculusbrowser/i.test(navigator.userAgent);
