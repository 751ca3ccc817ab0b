import type { Wordings } from '#server/engine/language/spoken-words.ts';

export const wordings: Wordings = {
  greeting:
    'hej, hejsa, halløj, goddag, god morgen, godmorgen, god dag, god aften, godaften, hej med jer',
  howAreYou: 'hvordan går det, hvordan har du det, hvordan har i det',
  thanks: 'tak, mange tak, tusind tak, tak for hjælpen, tak skal du have, tak for det',
  goodbye: 'farvel, hej hej, vi ses, hav en god dag, ha en god dag, god nat',
  acknowledge: 'okay, ok, fint, forstået, i orden, det er i orden',
  accept: 'ja, ja tak, gerne, jo tak, meget gerne',
  decline: 'nej, nej tak, det er ikke nødvendigt',
  praise: 'super, perfekt, fantastisk, dejligt, godt',
  about: 'hvem er du, er du en robot, er du en bot, er du et menneske',
  help: 'hjælp, jeg har brug for hjælp, kan du hjælpe mig, hvad kan du hjælpe med',
  human:
    'jeg vil tale med et menneske, jeg vil gerne tale med et menneske, jeg vil gerne tale med en person, jeg vil gerne tale med nogen, jeg vil gerne snakke med en person, kan jeg tale med et menneske, kan jeg tale med nogen, kan jeg komme til at tale med en, tal med et menneske, kundeservice',
  filler: 'venligst, så meget, meget',
};
