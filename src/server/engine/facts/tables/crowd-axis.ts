import { fold } from '#server/engine/index/analyse.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import type { FigureRange } from '#server/engine/understand/figures.ts';
import type { FactTable } from './fact-table.ts';

/** Whether the cells of a column are sizes of a group: "2", "4 or 5" and "15 or more" under "Players". */
export function isCrowdAxis({ columns, rows }: FactTable, column: number): boolean {
  const { name = '', role = 'text' } = columns[column] ?? {};
  if (role !== 'name' || !crowdHeader.test(name)) return false;
  const filled = rows.map(({ cells }) => cells[column] ?? '').filter(Boolean);
  return filled.length >= 2 && filled.every((cell) => readCrowd(cell).length > 0);
}

/** How many people a cell is for. */
export function readCrowd(cell: string): FigureRange[] {
  const text = fold(cell).trim();
  const [, before, low = '', open, high, after] = crowd.exec(text) ?? [];
  if (low === '') return [];
  const least = Number(low);
  const isMost = before !== undefined && mostBefore.test(before);
  const isOpen = open !== undefined || after !== undefined || (before !== undefined && !isMost);
  return [
    {
      from: isMost ? 0 : least,
      to: isOpen ? Number.POSITIVE_INFINITY : Number(high ?? low),
      kind: 'people',
      noun: '',
      isExact: false,
    },
  ];
}

const crowd =
  /^(?:(up to|max\.?|bis(?: zu)?|hasta|jusqu'?a|fino a|ate|tot|from|over|ab|uber|desde|mas de|a partir de|des)\s)?(\d{1,3})(\s?\+)?(?:\s?(?:-|–|—|to|or|bis|oder|a|o|y|and|und)\s?(\d{1,3}))?(\s(?:(?:or|and|oder|und|o|y|ou|et)\s)(?:more|up|over|mehr|mas|plus|piu))?(?:\s\p{L}{2,20})?$/u;
const mostBefore = /^(?:up to|max|bis|hasta|jusqu|fino|ate|tot)/u;

const crowdHeader = withLanguages(
  'crowd-header',
  /(?<!\p{L})(?:people|persons?|pax|heads|players?|guests?|groups?|group size|party size|team size|teams?|participants?|visitors?|drivers?|riders?|swimmers?|skaters?|climbers?|jumpers?|golfers?|bowlers?|racers?|hikers?|surfers?|divers?|paddlers?|dancers?|diners?|passengers?|competitors?|children|kids|adults|pupils|students|personen|personenzahl|leute|teilnehmer\p{L}*|spieler\p{L}*|gäste|gruppen?|gruppengröße|kinder|schüler\p{L}*|fahrer\p{L}*|personas|jugadores|participantes|grupos?|niños|alumnos|asistentes|invitados|comensales|personnes|joueurs|participants|groupe|enfants|persone|giocatori|partecipanti|gruppo|pessoas|jogadores|grupo|spelers|deelnemers|groep|osoby|osób|graczy|grupa)(?!\p{L})/iu,
);

/** What a text says a price is for, where rows are sizes of a group: each of them. */
export const saysPerHead = (context: string): boolean =>
  context.split(/[.;\n]/).some((sentence) => perHead.test(sentence) && !changes.test(sentence));

const perHead = withLanguages(
  'per-head',
  /(?<!\p{L})(?:per|pro|por|par|a|je|za)\s(?:person|head|guest|player|driver|rider|participant|child|adult|swimmer|skater|climber|kopf|nase|gast|teilnehmer\p{L}*|spieler\p{L}*|kind|fahrer\p{L}*|persona|cabeza|jugador\p{L}*|participante|niño|personne|tête|joueur|enfant|testa|giocatore|pessoa|jogador|persoon|speler|osob\p{L}*|gracza)(?!\p{L})/iu,
);
const changes =
  /(?<!\p{L})(?:more|less|extra|off|additional|discount|cheaper|mehr|weniger|zusätzlich|aufpreis|rabatt|más|menos|descuento|suplemento)(?!\p{L})/iu;
