import vm from 'node:vm';

interface Kept {
  code: string;
  script: vm.Script;
}

/** By file and the names that are given to it. */
const kept = new Map<string, Kept>();
const compileAnew = vm.compileFunction;

/**
 * Compiles each module once in a process of jest's, which does so for each file of tests that leads there: 2,000 modules for one that
 * starts the API. A script runs in any context, and its functions stay compiled from one to the next.
 */
export function keepScripts(): void {
  vm.compileFunction = (code, names = [], options = {}) => {
    const { filename, parsingContext } = options;
    if (!filename || !parsingContext) return compileAnew(code, names, options);
    try {
      const key = `${names.join()} ${filename}`;
      let known = kept.get(key);
      if (known?.code !== code) kept.set(key, (known = { code, script: scriptOf(code, names, filename) }));
      return known.script.runInContext(parsingContext) as ReturnType<typeof compileAnew>;
    } catch {
      // Jest knows how to say what is wrong with a module.
      return compileAnew(code, names, options);
    }
  };
}

function scriptOf(code: string, names: readonly string[], filename: string): vm.Script {
  const head = `(function (${names.join(', ')}) {`;
  return new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
}
