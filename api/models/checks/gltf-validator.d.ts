/** What we use of Khronos' validator, which has no types of its own. */
declare module 'gltf-validator' {
  export interface Report {
    issues: {
      numErrors: number;
      messages: { code: string; message: string; severity: number; pointer?: string }[];
    };
  }
  export interface Options {
    maxIssues?: number;
    externalResourceFunction?: (uri: string) => Promise<Uint8Array>;
  }
  export function validateBytes(content: Uint8Array, options?: Options): Promise<Report>;
}
