/** Joins two changes of the same values, for example of two phones: what only one of them changed stands. */
import { isDeepStrictEqual } from "node:util";
import { isGroup, ROW_TEXT, rowNameOf, type Value } from "./rows.ts";

/** A value that both changed, each in its own way; undefined where one took it away. */
export type Conflict = { path: string; mine: unknown; theirs: unknown };

/** What is found; `disputed` has the entries that one side keeps and the other does not, with their lists. */
type Notes = { conflicts: Conflict[]; disputed: Set<string> };

type Sides<T = unknown> = { base: T; mine: T; theirs: T };

/** The entries of a list by their names, in their order. */
type NamedEntries = Map<string | undefined, unknown>;

const namedEntries = (list: unknown[]): NamedEntries =>
  new Map(list.map((entry) => [rowNameOf(entry), entry]));

/** The order of a list: of the side that moved entries, with the other side's new ones behind their neighbours. */
function mergedOrder(
  { base, mine, theirs }: Sides<(string | undefined)[]>,
  isGone: (name?: string) => boolean,
) {
  const common = base.filter((name) => mine.includes(name) && theirs.includes(name));
  const isMoved = (side: (string | undefined)[]) =>
    side.filter((name) => common.includes(name)).join("\n") !== common.join("\n");
  const [lead, other] = isMoved(theirs) && !isMoved(mine) ? [theirs, mine] : [mine, theirs];
  const order = lead.filter((name) => !isGone(name));
  for (const [at, name] of other.entries()) {
    if (order.includes(name) || isGone(name)) continue;
    const before = other.slice(0, at).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name);
  }
  return order;
}

function mergedList(
  { base, mine, theirs }: Sides<unknown[]>,
  path: string,
  { conflicts, disputed }: Notes,
): unknown[] {
  const [was, own, other] = [namedEntries(base), namedEntries(mine), namedEntries(theirs)];
  const isChanged = (side: NamedEntries, name?: string) =>
    !isDeepStrictEqual(side.get(name), was.get(name));
  // An entry that one side took away and the other changed stays as this side has it.
  const isDisputed = (name?: string) =>
    was.has(name) &&
    own.has(name) !== other.has(name) &&
    (isChanged(own.has(name) ? own : other, name) || disputed.has(`${path} ${name}`));
  const isGone = (name?: string) =>
    isDisputed(name) ? !own.has(name) : was.has(name) && !(own.has(name) && other.has(name));
  const names = { base: [...was.keys()], mine: [...own.keys()], theirs: [...other.keys()] };
  for (const name of names.base.filter(isDisputed)) {
    if (isChanged(own.has(name) ? own : other, name))
      conflicts.push({ path, mine: own.get(name), theirs: other.get(name) });
    disputed.add(`${path} ${name}`);
  }
  return mergedOrder(names, isGone).map((name, at) =>
    own.has(name) && other.has(name)
      ? mergedValue(
          { base: was.get(name), mine: own.get(name), theirs: other.get(name) },
          `${path}.${at}`,
          { conflicts, disputed },
        )
      : (own.get(name) ?? other.get(name)),
  );
}

function mergedValue({ base, mine, theirs }: Sides, path: string, notes: Notes): unknown {
  if (isDeepStrictEqual(mine, theirs)) return mine;
  const isDisputed = [...notes.disputed].some((one) => !path || one.startsWith(path));
  if (!isDisputed && isDeepStrictEqual(theirs, base)) return mine;
  if (!isDisputed && isDeepStrictEqual(mine, base)) return theirs;
  const isAll = (is: (value: unknown) => boolean) =>
    is(mine) && is(theirs) && (base === undefined || is(base));
  if (isAll(isGroup)) {
    const sides = [base ?? {}, mine, theirs] as Record<string, unknown>[];
    const names = [...new Set(sides.flatMap((side) => Object.keys(side)))];
    const valueIn = (side: Record<string, unknown> | undefined, name: string) =>
      side && Object.hasOwn(side, name) ? side[name] : undefined;
    const entries = names.map((name) => {
      const [was, own, other] = sides.map((side) => valueIn(side, name));
      const inner = name === ROW_TEXT ? path : [path, name].filter(Boolean).join(".");
      return [name, mergedValue({ base: was, mine: own, theirs: other }, inner, notes)];
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  const isNamed = (value: unknown) =>
    Array.isArray(value) && value.every((entry) => rowNameOf(entry) !== undefined);
  if (isAll(isNamed))
    return mergedList({ base: base ?? [], mine, theirs } as Sides<unknown[]>, path, notes);
  notes.conflicts.push({ path, mine, theirs });
  return mine;
}

/**
 * The values that both changes make of `base`; where they conflict, mine stand. `disputed` are entries that are
 * disputed elsewhere, in another language of the same list: they stay or go together.
 */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  disputed: ReadonlySet<string> = new Set(),
): { merged: Value; conflicts: Conflict[]; disputed: ReadonlySet<string> } {
  const notes: Notes = { conflicts: [], disputed: new Set(disputed) };
  const merged = mergedValue({ base, mine, theirs }, "", notes) as Value;
  return { merged, ...notes };
}
