import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { GrayImage } from '#server/engine/ingest/read/gray-image.ts';
import { ReadFailure } from '#server/engine/ingest/read/read-failure.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { wordsOfEach } from '#server/engine/language/languages.ts';
import { decodeGrayPng } from './gray-png.ts';
import { type RecognizedWord, readWordTable } from './word-table.ts';

/** Where a picture's top is, as cameras note it in their photos (Exif). */
export type Orientation = 1 | 3 | 6 | 8;

/** The part of Tesseract's programming interface that is used here. */
type TesseractApi = {
  Init(path: null, language: string, engine: number): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(orientation: number, radians: number): number;
  FindLines(): number;
  GetGradient(): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  WriteImage(type: number, path: string): void;
  Clear(): void;
  End(): void;
};
type TesseractModule = {
  FS: {
    writeFile(path: string, content: Uint8Array): void;
    readFile(path: string): Uint8Array;
    unlink(path: string): void;
  };
  TessBaseAPI: new () => TesseractApi;
};

const packageByLanguage: Record<LanguageCode, string> = wordsOfEach(
  ({ resources }) => resources.ocr,
);

const neuralEngine = 1;
const grayPicture = 1;
/** Less than a third of a degree isn't worth turning the page for. */
const smallestTilt = 0.005;
const input = '/input';
/** Tesseract writes to no other path. */
const grayPath = '/image.png';

export type Tesseract = {
  /** Unpacks a PNG, JPEG or WebP file. */
  decode(file: { bytes: Buffer; orientation: Orientation }): GrayImage;
  recognize(page: {
    image: GrayImage;
    orientation: Orientation;
    language: LanguageCode;
    dpi: number;
  }): RecognizedWord[];
};

/** Tesseract, compiled to WebAssembly, with the trained data of its packages: nothing is fetched. */
export async function openTesseract(): Promise<Tesseract> {
  const packages = createRequire(import.meta.url);
  const core = 'tesseract.js-core/tesseract-core-simd-lstm';
  const create = packages(`${core}.js`) as (settings: object) => Promise<TesseractModule>;
  const silent = (): void => {};
  const module = await create({
    wasmBinary: readFileSync(packages.resolve(`${core}.wasm`)),
    print: silent,
    printErr: silent,
    TesseractProgress: silent,
  });
  let current: { api: TesseractApi; language: LanguageCode } | null = null;

  function load(language: LanguageCode): TesseractApi {
    if (current?.language === language) return current.api;
    current?.api.End();
    const name = packageByLanguage[language];
    const data = packages.resolve(
      `@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`,
    );
    module.FS.writeFile(`${name}.traineddata`, gunzipSync(readFileSync(data)));
    const api = new module.TessBaseAPI();
    if (api.Init(null, name, neuralEngine) !== 0) throw new Error('Tesseract did not start.');
    module.FS.unlink(`${name}.traineddata`);
    current = { api, language };
    return api;
  }

  function setPicture(file: {
    api: TesseractApi;
    bytes: Uint8Array;
    orientation: Orientation;
    tilt?: number;
  }): void {
    module.FS.writeFile(input, file.bytes);
    const status = file.api.SetImageFile(file.orientation, file.tilt ?? 0);
    module.FS.unlink(input);
    if (status !== 0) throw new ReadFailure('damaged');
  }

  return {
    decode({ bytes, orientation }) {
      const api = load('en');
      setPicture({ api, bytes, orientation });
      api.WriteImage(grayPicture, grayPath);
      const image = decodeGrayPng(module.FS.readFile(grayPath));
      module.FS.unlink(grayPath);
      api.Clear();
      return image;
    },
    recognize({ image, orientation, language, dpi }) {
      const api = load(language);
      const bytes = toPortableGraymap(image);
      api.SetVariable('user_defined_dpi', String(Math.round(dpi)));
      setPicture({ api, bytes, orientation });
      api.FindLines();
      const tilt = api.GetGradient();
      if (Math.abs(tilt) >= smallestTilt) setPicture({ api, bytes, orientation, tilt });
      api.Recognize(null);
      const words = readWordTable(api.GetTSVText(0));
      api.Clear();
      return words;
    },
  };
}

/** The simplest form of picture that Tesseract reads. */
function toPortableGraymap({ width, height, pixels }: GrayImage): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
