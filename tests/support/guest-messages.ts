/**
 * Messages as guests write them, with what may be read in them on 23 November 2026.
 *
 * Shapes: a message and its reading in one line: the language, the nights as a run ("2027-08-12/3"),
 *         adults+children with the children's ages, then what else was read, and after "?" what stands
 *         there in more than one reading. "-" and "." stand for nothing read.
 */
export const TODAY = "2026-11-23";

export type GuestMessage = [message: string, reading: string];

/** Dates and people in many forms. */
export const PLAIN: GuestMessage[] = [
  // Italian
  ["Buongiorno, siamo in due, avete posto 12-15 agosto?", "it 2027-08-12/3 2+0"],
  [
    "Salve, avreste una camera dal 12 al 15 agosto per 2 persone? Grazie",
    "it 2027-08-12/3 2+0 rooms:1",
  ],
  [
    "ciao siamo in due con una bimba di 4 anni, dal 12 al 15 agosto c'è posto?",
    "it 2027-08-12/3 2+1 (4)",
  ],
  [
    "Vorremmo venire dal 12/8 al 15/8, siamo 2 adulti e 2 bambini di 4 e 7 anni",
    "it 2027-08-12/3 2+2 (4 7)",
  ],
  ["Buonasera, due notti dal 12 agosto per una coppia", "it 2027-08-12/2 2+0"],
  ["12/8 - 15/8, 2 adulti", "it 2027-08-12/3 2+0"],
  [
    "dal 30 dicembre al 2 gennaio siamo in 4, due adulti e due bambini (5 e 8 anni)",
    "it 2026-12-30/3 2+2 (5 8)",
  ],
  [
    "Ciao! Io e mia moglie vorremmo prenotare la Elegant Room dal 3 al 7 giugno",
    "it 2027-06-03/4 2+0 elegant_room",
  ],
  [
    "avete la Natural libera dal 3 giugno per tre notti? siamo in due",
    "it 2027-06-03/3 2+0 natural_room",
  ],
  ["Arrivo 12 agosto, partenza 15 agosto, 3 adulti", "it 2027-08-12/3 3+0"],
  ["Arriviamo il 12 agosto e ripartiamo il 15, siamo in due", "it 2027-08-12/3 2+0"],
  ["check-in 12/08/2027 check-out 15/08/2027 2 adulti 1 bambino 6 anni", "it 2027-08-12/3 2+1 (6)"],
  ["il weekend del 14 agosto siamo due adulti", "it 2027-08-13/2 2+0"],
  ["per la notte del 12 agosto, una persona", "it 2027-08-12/1 1+0"],
  ["le notti del 12 e 13 agosto, per due, grazie", "it 2027-08-12/2 2+0"],
  [
    "una settimana dal 14 agosto, siamo una coppia con un bimbo di 3 anni",
    "it 2027-08-14/7 2+1 (3)",
  ],
  ["dal dodici al quindici agosto, due adulti", "it 2027-08-12/3 2+0"],
  ["dal primo al 4 settembre, 2 adulti, senza bambini", "it 2027-09-01/3 2+0"],
  ["da giovedì 12 a domenica 15 agosto siamo in 2", "it 2027-08-12/3 2+0"],
  ["Viaggio da sola, dal 10 al 12 maggio", "it 2027-05-10/2 1+0"],
  [
    "siamo in tre: io, mia moglie e nostro figlio di 5 anni, dal 12 al 15 agosto",
    "it 2027-08-12/3 2+1 (5)",
  ],
  ["Quanto costa per due dal 1° al 3 maggio 2027?", "it 2027-05-01/2 2+0"],
  ["3 persone, di cui un bambino di 8 mesi, dal 12 al 15 agosto", "it 2027-08-12/3 2+1 (0)"],
  ["buongiorno, 2 adulti + 1 bambino (9 anni) 12.08.-15.08.", "it 2027-08-12/3 2+1 (9)"],
  ["Siamo 2 coppie, dal 12 al 15 agosto, due camere", "it 2027-08-12/3 4+0 rooms:2"],
  ["una doppia e una singola dal 12 al 15 agosto per 3 adulti", "it 2027-08-12/3 3+0 rooms:2"],
  ["dal 12 al 15 agosto 3 notti 2 adulti e un cane", "it 2027-08-12/3 2+0"],
  ["dal 26 al 28 febbraio, 2 adulti e un neonato", "it 2027-02-26/2 2+1 (0)"],
  // English
  ["Hi, do you have a room from 12th to 15th Aug for a couple?", "en 2027-08-12/3 2+0 rooms:1"],
  ["Hello, 3 nights from Aug 12, two adults please", "en 2027-08-12/3 2+0"],
  ["We are two adults and one child (5), 12-15 August 2027", "en 2027-08-12/3 2+1 (5)"],
  [
    "Hi there! My wife and I would like to stay from 3 June to 7 June in the Reading Room",
    "en 2027-06-03/4 2+0 reading_room",
  ],
  ["Arriving 12 August, leaving 15 August, 2 people", "en 2027-08-12/3 2+0"],
  [
    "Is the Elegant Room free August 12-15? There will be 2 of us",
    "en 2027-08-12/3 2+0 elegant_room",
  ],
  ["08/12 - 08/15, 2 adults", "en 2027-08-12/3 2+0"],
  [
    "We'd love to come 12/08/2027 - 15/08/2027 with our two kids aged 4 and 7. We are 2 adults.",
    "en 2027-08-12/3 2+2 (4 7)",
  ],
  [
    "2 adults and a 4-year-old child from the 12th of August until the 15th of August",
    "en 2027-08-12/3 2+1 (4)",
  ],
  ["the weekend of August 14, two people", "en 2027-08-13/2 2+0"],
  ["the night of 12 August for one person please", "en 2027-08-12/1 1+0"],
  ["I am travelling alone, May 10 to May 12", "en 2027-05-10/2 1+0"],
  ["Thursday 12 August to Sunday 15 August, for two", "en 2027-08-12/3 2+0"],
  ["two rooms please, 4 adults, 12-15 Sept", "en 2027-09-12/3 4+0 rooms:2"],
  ["a week from 14 August, my husband and I and our son of 9", "en 2027-08-14/7 2+1 (9)"],
  ["We are 2 adults, no kids. 2027-08-12 to 2027-08-15", "en 2027-08-12/3 2+0"],
  ["from the twelfth to the fifteenth of August, 2 adults", "en 2027-08-12/3 2+0"],
  [
    "Check-in: 12 Aug 2027\nCheck-out: 15 Aug 2027\nGuests: 2 adults, 1 child aged 11",
    "en 2027-08-12/3 2+1 (11)",
  ],
  // German
  [
    "Guten Tag, ist vom 12. bis 15. August noch etwas frei? 2 Erwachsene und 1 Kind (5)",
    "de 2027-08-12/3 2+1 (5)",
  ],
  ["Hallo, wir sind zu zweit und möchten vom 12.8. bis 15.8. kommen", "de 2027-08-12/3 2+0"],
  ["12.8.–15.8., 2 Erwachsene", "de 2027-08-12/3 2+0"],
  [
    "Wir suchen ein Doppelzimmer vom 03.06.2027 bis zum 07.06.2027 für 2 Personen",
    "de 2027-06-03/4 2+0 rooms:1",
  ],
  ["meine Frau und ich würden gerne drei Nächte ab dem 12. August bleiben", "de 2027-08-12/3 2+0"],
  [
    "Anreise 12.08.27, Abreise 15.08.27, zwei Erwachsene, zwei Kinder im Alter von 4 und 7 Jahren",
    "de 2027-08-12/3 2+2 (4 7)",
  ],
  ["Wir sind 3 Personen, davon ein Kind von 6 Jahren, 12. - 15. August", "de 2027-08-12/3 2+1 (6)"],
  ["Ein Paar, Do 12.8. - So 15.8.", "de 2027-08-12/3 2+0"],
  ["am Wochenende vom 14. August, zwei Personen", "de 2027-08-13/2 2+0"],
  ["die Nacht vom 12. auf den 13. August für eine Person", "de 2027-08-12/1 1+0"],
  ["vom zwölften bis fünfzehnten August, zwei Erwachsene", "de 2027-08-12/3 2+0"],
  ["Ich reise allein, 10. Mai bis 12. Mai", "de 2027-05-10/2 1+0"],
  [
    "Haben Sie das Zimmer Natural Room vom 1. bis 5. Juli für uns? 2 Erwachsene, ohne Kinder",
    "de 2027-07-01/4 2+0 natural_room",
  ],
  [
    "eine Woche ab 14. August, wir sind zu dritt: 2 Erwachsene und unser Sohn (12 Jahre)",
    "de 2027-08-14/7 2+1 (12)",
  ],
  ["fuer zwei Naechte ab 12. Maerz, 2 Erwachsene", "de 2027-03-12/2 2+0"],
];

/** Answers to a form's fields, longer sentences, several statements of the same. */
export const LONGER: GuestMessage[] = [
  [
    "Buongiorno,\nvorrei prenotare\nArrivo: 12/08/2027\nPartenza: 15/08/2027\nAdulti: 2\nBambini: 1 (4 anni)",
    "it 2027-08-12/3 2+1 (4)",
  ],
  [
    "Buongiorno, siamo una famiglia di 4 persone (2 adulti e 2 bambini di 3 e 6 anni) e vorremmo soggiornare dal 2 al 9 luglio",
    "it 2027-07-02/7 2+2 (3 6)",
  ],
  [
    "Siamo 2 adulti e 3 bambini rispettivamente di 2, 5 e 9 anni, dal 2 al 9 luglio",
    "it 2027-07-02/7 2+3 (2 5 9)",
  ],
  ["Saremmo interessati ad agosto dal 12 al 15, 2 adulti", "it 2027-08-12/3 2+0"],
  ["due adulti e un bambino, il bambino ha 4 anni, dal 12 al 15 agosto", "it 2027-08-12/3 2+1 (4)"],
  [
    "nostro figlio di 5 e nostra figlia di 7 anni, 2 adulti, 12-15 agosto",
    "it 2027-08-12/3 2+2 (5 7)",
  ],
  [
    "siamo 2 adulti + 2 bambini + 1 neonato, dal 12 al 15 agosto",
    "it 2027-08-12/3 2+3 (? ? 0) ?childAges",
  ],
  ["2 adulti e 1 ragazzo di 15 anni, dal 12 al 15 agosto", "it 2027-08-12/3 2+?"],
  ["Siamo in due e viaggiamo con un bimbo di 1 anno dal 5 al 6 giugno", "it 2027-06-05/1 2+1 (1)"],
  ["2 adulti + bimba 4 anni, 12-15 agosto", "it 2027-08-12/3 2+1 (4)"],
  ["siamo in due più una bambina di 4 anni, 12-15 agosto", "it 2027-08-12/3 2+1 (4)"],
  ["2 adulti e 1 bambino di anni 4, due notti a partire dal 12 agosto", "it 2027-08-12/2 2+1 (4)"],
  ["io, mia moglie e i nostri 2 figli di 4 e 7, dal 12 al 15 agosto", "it 2027-08-12/3 2+2 (4 7)"],
  ["2 adulti e 2 bambini (4 e 7), culla per il piccolo, 12-15 agosto", "it 2027-08-12/3 2+2 (4 7)"],
  ["dal 12 al 15 agosto siamo 2 + 1 bimbo", "it 2027-08-12/3 2+1 ?childAges"],
  [
    "We're a couple travelling with our 3-year-old daughter, 10th to 14th July. Do you have a cot?",
    "en 2027-07-10/4 2+1 (3)",
  ],
  [
    "Dear Anna, 2 adults for 4 nights, arriving on 5 September 2027 and departing on 9 September 2027. Kind regards, John",
    "en 2027-09-05/4 2+0",
  ],
  [
    "Arriveremmo il 12 agosto nel pomeriggio (verso le 17) e ripartiremmo il 15 dopo colazione, io e lei",
    "it 2027-08-12/3 2+0",
  ],
  ["settimana dal 7 al 14 agosto, 2 adulti", "it 2027-08-07/7 2+0"],
  ["2 Erwachsene, Kind 5 Jahre, 12.-15.08.2027", "de 2027-08-12/3 2+1 (5)"],
  ["dal giorno 12 al giorno 15 agosto, 2 adulti", "it 2027-08-12/3 2+0"],
  ["arrivo il 12 agosto alle 18, partenza il 15 alle 10, 2 adulti", "it 2027-08-12/3 2+0"],
  ["ci fermiamo fino al 15 agosto, 3 notti, 2 adulti", "it 2027-08-12/3 2+0"],
  ["viaggiamo in 2, arriviamo venerdì 13 agosto e ripartiamo domenica 15", "it 2027-08-13/2 2+0"],
  [
    "io e mio marito con nostro figlio (6 anni) e mia madre, dal 12 al 15 agosto",
    "it 2027-08-12/3 ?+1 (6)",
  ],
  ["Hello, one double room for me and my wife from 12-15 Aug", "en 2027-08-12/3 2+0 rooms:1"],
  [
    "for 2 adults, 1 child aged 10 months and 1 child aged 3, 12-15 August",
    "en 2027-08-12/3 2+2 (0 3)",
  ],
  ["2 adults + infant, Aug 12-15", "en 2027-08-12/3 2+1 ?childAges"],
  ["we're 5: 2 adults, 3 kids (2, 4 and 6), 12-15 August", "en 2027-08-12/3 2+3 (2 4 6)"],
  ["We arrive on Friday 13 August and leave on Sunday 15 August, 2 adults", "en 2027-08-13/2 2+0"],
  ["2 adults, 2 kids (4yo & 7yo), Aug 12th - 15th", "en 2027-08-12/3 2+2 (4 7)"],
  ["We are 2 and may arrive from 12 may to 15 may", "en 2027-05-12/3 2+0"],
  ["We loved the Natural Park; 2 adults, 12-15 June", "en 2027-06-12/3 2+0"],
  ["Wir möchten am 12.8. anreisen und am 15.8. wieder abreisen, 2 Personen", "de 2027-08-12/3 2+0"],
  [
    "wir kommen mit 2 Kindern (3 und 6 J.) vom 12. bis 15. August, 2 Erwachsene",
    "de 2027-08-12/3 2+2 (3 6)",
  ],
  ["2 Erwachsene und ein 5-jähriges Kind, 12.-15. August", "de 2027-08-12/3 2+1 (5)"],
  ["ab 12.8. für 5 Tage, 2 Personen", "de 2027-08-12>? 2+0"],
  ["vom 28.12. bis 2.1. zu zweit", "de 2026-12-28/5 2+0"],
];

/** Spelling slips, small letters, abbreviations. */
export const MISSPELT: GuestMessage[] = [
  ["buogiorno, siamo in due dal 12 al 15 agsoto", "it 2027-08-12/3 2+0"],
  ["dal 3 al 5 settenbre, 2 adulti", "it 2027-09-03/2 2+0"],
  ["CIAO SIAMO IN DUE DAL 12 AL 15 AGOSTO", "it 2027-08-12/3 2+0"],
  ["ciao,dal 12al 15 agosto,2 adulti,grz", "it 2027-08-12/3 2+0"],
  ["hi from 12 to 15 agust, 2 adults", "en 2027-08-12/3 2+0"],
  ["we are 2 adults, 12th-15th septmber", "en 2027-09-12/3 2+0"],
  ["vom 12 bis 15 Augsut, 2 Erwachsene", "de 2027-08-12/3 2+0"],
  ["dal 12 al 15 ago, 2 pers", "it 2027-08-12/3 -"],
  ["12/08/27-15/08/27 x 2 persone", "it 2027-08-12/3 2+0"],
  ["dall'8 all'11 luglio per due.", "it 2027-07-08/3 2+0"],
  ["dal 29 febbraio al 2 marzo, 2 adulti", "it - 2+0"],
  ["2 adutli dal 12 al 15 agosto", "it 2027-08-12/3 -"],
];

/** Other numbers: prices, times, telephones, ages of adults, dogs. */
export const NUMBERS: GuestMessage[] = [
  ["dal 12 al 15 agosto, 2 adulti, arriviamo alle 15", "it 2027-08-12/3 2+0"],
  ["dal 12 al 15 agosto, 2 adulti, arrivo verso le 15.30", "it 2027-08-12/3 2+0"],
  ["ho visto 85 euro a notte: vale dal 12 al 15 agosto? siamo in due", "it 2027-08-12/3 2+0"],
  ["€ 255,00 per 3 notti dal 12 agosto, 2 adulti, giusto?", "it 2027-08-12/3 2+0"],
  ["dal 12 al 15 agosto, 2 adulti, il mio numero è 333 1234567", "it 2027-08-12/3 2+0 333 1234567"],
  [
    "2 adults, 12-15 August, my number is +44 7700 900123, arriving at 3pm",
    "en 2027-08-12/3 2+0 +44 7700 900123",
  ],
  ["wir kommen gegen 16 Uhr an, vom 12. bis 15. August, 2 Erwachsene", "de 2027-08-12/3 2+0"],
  ["dal 12 al 15 agosto, 2 adulti e 2 cani piccoli", "it 2027-08-12/3 2+0"],
  ["dal 12 al 15 agosto, 2 adulti, siamo a 25 km dal mare?", "it 2027-08-12/3 2+0"],
  ["2 adulti di 60 anni, dal 12 al 15 agosto", "it 2027-08-12/3 2+0"],
  ["2 adults with 2 bikes and 1 car, 12-15 August", "en 2027-08-12/3 2+0"],
  [
    "mi chiamo Anna Bini, nata il 3/5/1985, vorrei una camera dal 12 al 15 agosto per due",
    "it 2027-08-12/3 2+0 rooms:1 Anna Bini",
  ],
  ["dal 12 al 15 agosto 2 adulti, colazione alle 8-9?", "it 2027-08-12/3 2+0"],
  [
    "2 adulti dal 12 al 15 agosto, scrivimi a anna.bini@posta.example",
    "it 2027-08-12/3 2+0 anna.bini@posta.example",
  ],
];
