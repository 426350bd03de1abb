/** Native code as WebAssembly: what bots that search run, in memory of its own beside Python's. */

/** A block of Python's memory. */
interface Block {
  getBuffer: (type: "u8") => { data: Uint8Array; release: () => void };
}

type Run = (...values: (number | bigint)[]) => number;

const PAGE = 1 << 16;
const WORD = 8;
/** Constants of a module lie below its stack, which grows down from here; above it lies what a call is given. */
const BASE = 2 << 20;

/** Entry points by name, as `landscribe.device.kernels` runs them. */
export class Kernels {
  readonly base = BASE;
  private readonly found = new Map<string, { run: Run; memory: WebAssembly.Memory }>();

  /** Adds the entry points of a module. */
  async add(code: Block): Promise<void> {
    const own = code.getBuffer("u8");
    const module = await WebAssembly.compile(own.data.slice()).finally(() => own.release());
    const memory = new WebAssembly.Memory({ initial: BASE / PAGE });
    const env: Record<string, WebAssembly.ImportValue> = {
      __linear_memory: memory,
      __stack_pointer: new WebAssembly.Global({ value: "i32", mutable: true }, BASE),
      __indirect_function_table: new WebAssembly.Table({ element: "anyfunc", initial: 16 }),
    };
    for (const { name, kind } of WebAssembly.Module.imports(module))
      if (kind === "function")
        env[name] = () => {
          throw new Error(`${name} is not there: native code failed.`);
        };
    const { exports } = await WebAssembly.instantiate(module, { env });
    for (const [name, run] of Object.entries(exports)) this.found.set(name, { run: run as Run, memory });
  }

  /** Runs an entry point on a block that begins with a word for each kind; 0 where all is well. */
  run(name: string, kinds: string, block: Block): number {
    const kernel = this.found.get(name);
    if (!kernel) throw new Error(`There is no ${name}.`);
    const { run, memory } = kernel;
    const own = block.getBuffer("u8");
    try {
      const size = own.data.length;
      const missing = BASE + size - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
      const bytes = new Uint8Array(memory.buffer, BASE, size);
      bytes.set(own.data);
      const status = run(...words(new DataView(memory.buffer, BASE, size), kinds));
      own.data.set(bytes);
      return status;
    } finally {
      own.release();
    }
  }
}

/** The words at the start of a block: whole numbers of 64 bits, floats, whole numbers of 32 bits. */
function words(block: DataView, kinds: string): (number | bigint)[] {
  return [...kinds].map((kind, place) => {
    const at = place * WORD;
    if (kind === "q") return block.getBigInt64(at, true);
    return kind === "d" ? block.getFloat64(at, true) : block.getInt32(at, true);
  });
}
