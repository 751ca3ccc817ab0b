import { listSpellings } from '#server/engine/language/list-spellings.ts';
import type { TalkWords } from '#server/engine/language/talk-words.ts';

/** How German is typed in a hurry and spoken in the regions. */
export const spellings: TalkWords['spellings'] = listSpellings(`
  ist: is, iss
  ab welchem alter: ab wie viel jahren, ab wie vielen jahren, ab wieviel jahren
  eine: ne
  einen: nen
  einem: nem
  einer: ner
  ist es: isses, ists
  habt: habtn, habts, hobts
  haben: ham, hamm, hom
  haben sie: hamse, habens, ham sie
  habe: hob
  könnt: könnts, koennts, konnts, kennts
  macht: machts
  seid: seids, seits
  geht es: gehts
  gibt es: gibts, gibtes, gibs
  hat es: hats
  was: wat, wos, wass
  das: dat
  nicht: nich, ned, net, nit
  nichts: nix, nichs
  für einen: fürn, fuern
  für: fuer, vür
  auf dem: aufm
  sind: san
  ich: i
  alles: ois
  offen: offn, offe, ofn
  ihr offen: ihr ofen
  heute offen: heute ofen
  morgen offen: morgen ofen
  montag offen: montag ofen, montags ofen
  dienstag offen: dienstag ofen, dienstags ofen
  mittwoch offen: mittwoch ofen, mittwochs ofen
  donnerstag offen: donnerstag ofen, donnerstags ofen
  freitag offen: freitag ofen, freitags ofen
  samstag offen: samstag ofen, samstags ofen
  sonntag offen: sonntag ofen, sonntags ofen
  heute: heut, heud
  wenn es: wenns
  ob es: obs
  kosten: kostn, kosdn
  kostet: kost, kosted, kostett, kosdet, kosstet
  kostet es: kostets, kosts
  telefon: tel, tele
  telefonnummer: telnr, telnummer, telefonnr, tel nr, handynr
  nummer: nr
  vielleicht: vllt, vll, vielleich
  wann: wan
  wie viel: wieviel, wievil, wievl, wie vil, wifiel, wie fiel
  wie viele: wieviele
  geöffnet: geofnet
  mit dem: mitm
  bei euch: bei eich, beieuch
  können: koenn, kenna
  wochenende: wochend, wochende
`);
