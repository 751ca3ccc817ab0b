import { crc32, deflateRawSync } from 'node:zlib';

/** A zip file for tests; `claims` lets an entry lie about its inflated size, `flags` marks it as encrypted. */
export function createZip(
  files: Record<string, string | Buffer>,
  { flags, claims }: { claims?: Record<string, number>; flags?: number } = {},
): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(flags ?? 0, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(claims?.[name] ?? bytes.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const nameBytes = Buffer.from(name);
    local.push(Buffer.from('PK\x03\x04', 'latin1'), head, nameBytes, packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, tail, nameBytes);
    at += 30 + nameBytes.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, directory, end]);
}
