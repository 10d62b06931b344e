import ts from 'typescript';

/** The properties that schema.org gives to each of the types, as schema-dts has its vocabulary. */
export function propertiesOf(types: readonly string[]): Map<string, ReadonlySet<string>> {
  const file = 'vocabulary.ts';
  const source = types
    .map(identifier)
    .map((type) => `export type ${type} = import('schema-dts').${type}Leaf;`)
    .join('\n');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  const text = (name: string) => (name.endsWith(`/${file}`) ? source : undefined);
  host.getSourceFile = (name, ...rest) => {
    const own = text(name);
    return own === undefined
      ? getSourceFile.call(host, name, ...rest)
      : ts.createSourceFile(name, own, ts.ScriptTarget.ESNext);
  };
  host.fileExists = (name) => text(name) !== undefined || fileExists.call(host, name);
  host.readFile = (name) => text(name) ?? readFile.call(host, name);
  const program = ts.createProgram([`${process.cwd()}/${file}`], options, host);
  const checker = program.getTypeChecker();
  const root = program.getSourceFiles().find(({ fileName }) => fileName.endsWith(`/${file}`));
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(root!)!);
  return new Map(
    exported.map((symbol) => [
      symbol.name.replace(/^_/, ''),
      new Set(checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).map(({ name }) => name)),
    ]),
  );
}

/** As schema-dts writes it: '3DModel' begins with a figure. */
const identifier = (type: string): string => (/^\d/.test(type) ? `_${type}` : type);
