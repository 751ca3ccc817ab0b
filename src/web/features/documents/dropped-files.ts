const mostFiles = 500;
const deepestFolder = 10;

/** Files that systems put into folders; no one means to upload them. */
const isSystemFile = (name: string): boolean => /^\.|^(?:thumbs\.db|desktop\.ini)$/i.test(name);

/**
 * The files of a drop, those in folders included. The entries are taken at once, because browsers empty the drop
 * after the event.
 */
export function listDroppedFiles({
  items,
  files,
}: Pick<DataTransfer, 'items' | 'files'>): Promise<{ files: File[]; hasMore: boolean }> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) {
    return Promise.resolve({ files: [...files], hasMore: false });
  }
  return readEntries(entries);
}

async function readEntries(
  entries: readonly FileSystemEntry[],
): Promise<{ files: File[]; hasMore: boolean }> {
  const files: File[] = [];
  let waiting = entries.map((entry) => ({ entry, depth: 0 }));
  while (waiting.length > 0) {
    const next: typeof waiting = [];
    for (const { entry, depth } of waiting) {
      if (isSystemFile(entry.name)) continue;
      if (files.length >= mostFiles) return { files, hasMore: true };
      if (entry.isFile) files.push(await readFile(entry as FileSystemFileEntry));
      else if (depth < deepestFolder) {
        for (const inside of await readFolder(entry as FileSystemDirectoryEntry))
          next.push({ entry: inside, depth: depth + 1 });
      }
    }
    waiting = next;
  }
  return { files, hasMore: false };
}

const readFile = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** Browsers give a folder in parts, and an empty part at its end. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0 || all.length > mostFiles) return all;
    all.push(...part);
  }
}
