/** A step of a Dockerfile, in the few forms that ours has. */
export type Step =
  | { kind: 'RUN'; command: string }
  | { kind: 'COPY'; stage: string | undefined; sources: string[]; target: string }
  | { kind: 'ARG'; value: string }
  | { kind: 'USER'; value: string }
  | { kind: 'WORKDIR'; value: string }
  | { kind: 'EXPOSE'; value: string }
  | { kind: 'ENV'; name: string; value: string }
  | { kind: 'HEALTHCHECK'; command: string[] }
  | { kind: 'CMD'; command: string[] };

export interface Stage {
  base: string;
  name: string;
  steps: Step[];
}

/** Reads a Dockerfile. Throws at whatever it does not know for certain, so that nothing in the file goes unseen. */
export function readDockerfile(content: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of content.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, from, name = `${stages.length}`] = /^FROM (\S+)(?: AS (\S+))?$/.exec(line) ?? [];
    if (from === undefined) stages.at(-1)?.steps.push(readStep(line));
    else stages.push({ base: from, name, steps: [] });
  }
  return stages;
}

function readStep(line: string): Step {
  const [, kind = '', rest = ''] = /^([A-Z]+) (.*[^\\])$/.exec(line) ?? [];
  switch (kind) {
    case 'RUN':
      return { kind, command: rest };
    case 'COPY': {
      const [, stage, paths = ''] = /^(?:--from=(\S+) )?([^-[].*)$/.exec(rest) ?? [];
      const sources = paths.split(' ');
      const target = sources.pop() ?? '';
      if (sources.length === 0) throw new Error(`A COPY without a source: ${line}`);
      return { kind, stage, sources, target };
    }
    case 'ARG':
    case 'USER':
    case 'WORKDIR':
    case 'EXPOSE':
      if (!/^[\w/-]+$/.test(rest)) break;
      return { kind, value: rest };
    case 'ENV': {
      const [, name, value = ''] = /^(\w+)=([^\s"]*)$/.exec(rest) ?? [];
      if (name === undefined) break;
      return { kind, name, value };
    }
    case 'HEALTHCHECK':
    case 'CMD': {
      const [, list = ''] = /^(?:--\S+ |CMD )*(\[".*"\])$/.exec(rest) ?? [];
      const command: unknown = JSON.parse(list);
      if (!Array.isArray(command)) break;
      return { kind, command: command.map(String) };
    }
    default:
  }
  throw new Error(`A step that this reading does not know: ${line}`);
}
