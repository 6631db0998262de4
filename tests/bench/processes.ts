import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts them in hundredths of a second, whatever the processor. */
const ticksPerSecond = 100;

type ProcessStat = { parent: number; cpuSeconds: number; cpuSecondsOfEnded: number };

function readStat(pid: number): ProcessStat | null {
  try {
    // The name, in parentheses, may have spaces in it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    const seconds = (...at: number[]) =>
      at.reduce((sum, index) => sum + Number(fields[index]), 0) / ticksPerSecond;
    return {
      parent: Number(fields[1]),
      cpuSeconds: seconds(11, 12),
      cpuSecondsOfEnded: seconds(13, 14),
    };
  } catch {
    return null; // It has ended.
  }
}

/** Seconds of processor time that a process has taken, user's and system's. */
export function readCpuSeconds(pid: number): number {
  return readStat(pid)?.cpuSeconds ?? 0;
}

/** The same of a process and all its children, also those that have ended: of PostgreSQL, by its postmaster. */
export function readCpuSecondsOfFamily(pid: number): number {
  const own = readStat(pid);
  const children = readdirSync('/proc')
    .map((name) => readStat(Number(name)))
    .filter((stat) => stat?.parent === pid);
  return children.reduce(
    (sum, child) => sum + child!.cpuSeconds,
    (own?.cpuSeconds ?? 0) + (own?.cpuSecondsOfEnded ?? 0),
  );
}

/** @returns of the process that started this one; 0 when it has ended */
export function findParent(pid: number): number {
  return readStat(pid)?.parent ?? 0;
}

/** Megabytes of memory that a process holds now; 0 when it has ended. */
export function readMemory(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
