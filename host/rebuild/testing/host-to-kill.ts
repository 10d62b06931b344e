import { startHost, type StartHostOptions } from '../../start-host';

/** A host in a process of its own, which may be killed: started with its options as JSON, it says its address. */
const options = JSON.parse(process.argv[2] ?? '{}') as StartHostOptions;
void startHost(options).then(({ url }) => process.stdout.write(`${url}\n`));
