/** All imports and exports of our modules, in whatever way they are written. */
import { glob, readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path/posix";
import { type ESTree, parseSync, Visitor } from "vite";

export type Import = {
  line: number;
  /** As it is written. */
  specifier: string;
  /** The imported file by its path from the root; undefined for a package. */
  target: string | undefined;
  /** The import exists for the compiler alone. */
  isType: boolean;
  /** Undefined where the importer may use every name. */
  names: string[] | undefined;
};

export type Module = { path: string; imports: Import[]; exports: string[] };

/** The path of the file that a specifier means; a query such as `?raw` names no other file. */
function targetOf(importer: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith("#")) return normalize(path.slice(1));
  return path.startsWith(".") ? normalize(join(dirname(importer), path)) : undefined;
}

/** A specifier's text; undefined where it is computed while the program runs. */
function textOf(source: ESTree.Node | undefined): string | undefined {
  if (source?.type === "Literal")
    return typeof source.value === "string" ? source.value : undefined;
  const isPlain = source?.type === "TemplateLiteral" && source.expressions.length === 0;
  return isPlain ? (source.quasis[0]?.value.cooked ?? undefined) : undefined;
}

const nameOf = (name: ESTree.ModuleExportName): string =>
  name.type === "Literal" ? name.value : name.name;

function importedName(specifier: ESTree.ImportDeclarationSpecifier): string | undefined {
  if (specifier.type === "ImportSpecifier") return nameOf(specifier.imported);
  return specifier.type === "ImportDefaultSpecifier" ? "default" : undefined;
}

/** The names that a declaration declares. */
function declaredNames(declaration: ESTree.Declaration): string[] {
  if (declaration.type !== "VariableDeclaration")
    return "id" in declaration && declaration.id?.type === "Identifier"
      ? [declaration.id.name]
      : [];
  return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
}

/** Reads one module; throws where its text cannot be parsed. */
export function readModule(path: string, text: string): Module {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const imports: Import[] = [];
  const exports: string[] = [];
  const add = (source: ESTree.Node, more: Partial<Import> = {}) => {
    const specifier = textOf(source);
    if (specifier === undefined) return;
    const line = text.slice(0, source.start).split("\n").length;
    const target = targetOf(path, specifier);
    imports.push({ line, specifier, target, isType: false, names: undefined, ...more });
  };
  new Visitor({
    ImportDeclaration({ source, specifiers, importKind }) {
      const names = specifiers.map(importedName);
      // `import { type A }` stays an import of the module at run time.
      const isType = importKind === "type";
      add(source, { isType, names: names.every((name) => name !== undefined) ? names : undefined });
    },
    ExportNamedDeclaration({ source, specifiers, declaration, exportKind }) {
      if (declaration) exports.push(...declaredNames(declaration));
      exports.push(...specifiers.map(({ exported }) => nameOf(exported)));
      const names = specifiers.map(({ local }) => nameOf(local));
      if (source) add(source, { isType: exportKind === "type", names });
    },
    ExportAllDeclaration({ source, exportKind }) {
      add(source, { isType: exportKind === "type" });
    },
    ExportDefaultDeclaration() {
      exports.push("default");
    },
    ImportExpression({ source }) {
      add(source);
    },
    TSImportType({ source }) {
      add(source, { isType: true });
    },
    TSExternalModuleReference({ expression }) {
      add(expression);
    },
    // A worker's module: new URL("worker.ts", import.meta.url).
    NewExpression({ callee, arguments: [address, base] }) {
      if (callee.type !== "Identifier" || callee.name !== "URL" || !address) return;
      if (base?.type !== "MemberExpression" || base.object.type !== "MetaProperty") return;
      add(address, { target: join(dirname(path), textOf(address) ?? "") });
    },
  }).visit(program);
  return { path, imports, exports };
}

/** Reads all modules of the project. */
export async function readModules(root: string): Promise<Module[]> {
  const pattern = "{{app,art,pictures,scripts,server,tests}/**/,}*.{ts,tsx}";
  const paths = await Array.fromAsync(glob(pattern, { cwd: root }));
  return Promise.all(
    paths
      .map((path) => path.replaceAll("\\", "/"))
      .toSorted()
      .map(async (path) => readModule(path, await readFile(join(root, path), "utf8"))),
  );
}

export const isTest = (path: string): boolean =>
  path.endsWith(".test.ts") || path.startsWith("tests/");
