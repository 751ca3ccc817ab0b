const colors =
  'Amber Aqua Azure Blue Bronze Coral Copper Crimson Cyan Golden Green Indigo Ivory Jade Lilac Lime Mint Navy Olive Orange Pearl Pink Plum Purple Red Rose Ruby Sapphire Scarlet Silver Teal Violet'.split(
    ' ',
  );
const animals =
  'Albatross Alpaca Antelope Badger Bison Bobcat Butterfly Camel Canary Cardinal Caribou Cheetah Chipmunk Cormorant Cricket Curlew Deer Dolphin Dove Dragonfly Duck Eagle Egret Elk Falcon Ferret Finch Firefly Flamingo Fox Gazelle Gecko Giraffe Goldfinch Goose Hare Hawk Hedgehog Heron Hummingbird Ibex Ibis Jaguar Jay Kestrel Kingfisher Kiwi Koala Lark Lemur Leopard Llama Lynx Magpie Marmot Marten Meadowlark Mole Moose Moth Narwhal Nightingale Ocelot Oriole Osprey Otter Owl Panda Panther Parrot Pelican Penguin Plover Puffin Puma Quail Rabbit Raccoon Raven Robin Salmon Sandpiper Seahorse Seal Sparrow Squirrel Starling Stork Swallow Swan Swift Tern Thrush Toucan Turtle Whale'.split(
    ' ',
  );

/** What a visitor without a name is called. Made from their id alone, so it's the same on every screen and in every email. */
export function visitorAlias(visitorId: string): string {
  const hash = hashText(visitorId);
  const color = colors[hash % colors.length];
  const animal = animals[Math.floor(hash / colors.length) % animals.length];
  return `${color} ${animal}`;
}

/** The name they gave, else their email address, else their alias. */
export function nameVisitor({
  visitorId,
  name,
  email,
}: {
  visitorId: string;
  name?: string | null | undefined;
  email?: string | null | undefined;
}): string {
  return name || email || visitorAlias(visitorId);
}

/** FNV-1a in 32 bits, with a last mix so that ids that differ in one character get different words. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
