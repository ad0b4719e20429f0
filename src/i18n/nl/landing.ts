/** The page at `/home`. */
const landing = {
  title: 'Je bestellingen en je menu op één plek',
  nav: {
    label: 'Onderdelen van deze pagina',
    menu: 'Onderdelen',
    home: 'Begin',
    features: 'Functies',
    layouts: 'Schermen',
    components: 'Uitproberen',
    apps: 'Apparaten',
    themes: 'Kleuren',
    go: 'Storedesk openen',
  },
  home: {
    detail:
      'Met Storedesk neemt je zaak bestellingen aan, stuurt ze op weg en houdt het menu bij: op één bord dat iedereen deelt.',
    see: 'Bekijk wat het doet',
    board_alt: 'Het bord met de bestellingen van vandaag, in vier kolommen van nieuw tot onderweg',
    phone_alt: 'Hetzelfde bord op een telefoon',
  },
  highlights: {
    title: 'Acht dingen die een avond makkelijker maken',
    carousel: 'carrousel',
    page: 'Pagina %{page} van %{pages}',
    live: {
      title: 'Vanzelf actueel',
      text: 'Nieuwe bestellingen en elke wijziging staan meteen op alle schermen van de zaak. Niemand hoeft te verversen.',
    },
    sound: {
      title: 'Niet te missen',
      text: 'Een nieuwe bestelling gaat over, wordt voorgelezen aan wie haar niet kan zien en telt mee in het tabblad.',
    },
    phone: {
      title: 'Telefonisch bestellen',
      text: 'Typ het nummer: een klant die je kent staat er met naam en adres.',
    },
    stock: {
      title: 'Uitverkocht in één tik',
      text: 'Zet een artikel een uur uit, of tot morgen. Het komt vanzelf terug.',
    },
    team: {
      title: 'Ieder zijn eigen deel',
      text: 'Elk teamlid logt zelf in en opent alleen wat jij toestaat.',
    },
    files: {
      title: 'Het menu als bestand',
      text: 'Haal het binnen uit Excel of CSV. Je ziet elke wijziging voordat ze geldt.',
    },
    connection: {
      title: 'Slechte wifi? Geen drama',
      text: 'Het bord meldt binnen seconden dat de verbinding weg is, en haalt daarna in wat het miste.',
    },
    languages: {
      title: 'Negen talen',
      text: 'Iedereen werkt in zijn eigen taal. Arabisch loopt van rechts naar links, tot het laatste pictogram.',
    },
  },
  features: {
    title: 'Van het eerste belletje tot de deur van de klant',
    detail: 'Vijf klussen van elke dag, en hoe ze er in Storedesk uitzien.',
    board: {
      title: 'Eén bord voor de hele avond',
      text: 'Nieuw, in bereiding, klaar, onderweg: elke bestelling staat waar ze hoort, met de beloofde tijd. Eén tik brengt haar verder, en alle andere schermen gaan mee.',
      alt: 'Bestellingen in kolommen, elk met de artikelen, de beloofde tijd en een knop voor de volgende stap',
    },
    order: {
      title: 'Het hele verhaal van een bestelling',
      text: 'Artikelen, opmerkingen, klant en bezorging op één plek, en daaronder wie wat wanneer deed. Niemand hoeft iets twee keer te vragen.',
      alt: 'Een geopende bestelling naast het bord, met de artikelen en wat er tot nu toe gebeurde',
    },
    phone: {
      title: 'Opnemen terwijl je praat',
      text: 'Een paar letters vinden het artikel, je kiest de opties, en btw, bezorging en totaal zijn al opgeteld. Waar je aan begon blijft bewaard, ook als de browser sluit.',
      alt: 'Aan de ene kant het menu, aan de andere een bon met artikelen en een bekende klant',
    },
    menu: {
      title: 'Een menu dat de keuken bijhoudt',
      text: 'Wijzig veel prijzen in één keer, stel dezelfde vraag bij meerdere artikelen, leg dagen en tijden vast. Een vergissing maak je met één tik ongedaan.',
      alt: 'De lijst met artikelen met foto’s, prijzen en een schakelaar voor wat op voorraad is',
    },
    files: {
      title: 'Je menu verhuist mee',
      text: 'Sleep het bestand van je oude systeem erin. Storedesk herkent de kolommen, toont je elke rij voordat er iets wordt opgeslagen, en draait een hele import terug als je je bedenkt.',
      alt: 'Het voorbeeld van een import, met oude en nieuwe waarden rij voor rij',
    },
  },
  layouts: {
    title: 'Twaalf schermen, allemaal echt',
    detail:
      'Genomen uit het draaiende programma met de gegevens van de demo, licht of donker zoals deze pagina; de plaatjes tonen de Engelse versie. Kies er een om het te openen; misschien moet je eerst inloggen.',
    list: 'Vandaag, als lijst',
    order: 'Een bestelling',
    ticket: 'De bon voor de keuken',
    choices: 'Opties van een artikel',
    bulk: 'Veel prijzen in één keer',
    item: 'Een artikel',
  },
  components: {
    title: 'Probeer het uit',
    detail: 'Hier werkt alles zoals in het programma. Niets waar je op drukt wordt verstuurd.',
    order: {
      title: 'Een bestelling op weg',
      text: 'Eén knop, altijd de volgende stap.',
      first: 'Tomatensoep',
      second: 'Appeltaart',
      hand_over: 'Meegeven',
      deliver: 'Bezorgen',
      again: 'Nog een keer',
    },
    minutes: {
      title: 'Over hoeveel minuten klaar?',
      text: 'Wie een bestelling accepteert, zegt het met één tik.',
      promised: 'De klant krijgt te horen: %{time}',
    },
    stock: {
      title: 'Het laatste stuk is weg',
      text: 'Zet het uit, en niemand bestelt wat er niet meer is.',
      label: 'Appeltaart op voorraad',
      in: 'Klanten kunnen hem bestellen.',
      out: 'Uit tot de zaak morgen opengaat. Dan is hij vanzelf terug.',
    },
    network: {
      title: 'Als het netwerk wegvalt',
      text: 'Een bord dat stilstaat mag niet op een rustige avond lijken.',
      on: 'Elke wijziging komt vanzelf binnen.',
      off: 'Het bord zegt sinds wanneer, en haalt alles in zodra het netwerk terug is.',
      cut: 'Netwerk verbreken',
      restore: 'Netwerk herstellen',
    },
  },
  apps: {
    title: 'Eén programma, drie plekken',
    detail: 'Het draait in de browser van het apparaat dat er toch al staat.',
    kitchen: {
      tab: 'Keuken',
      title: 'Een tablet boven het werkblad',
      text: 'Grote kaarten, weinig woorden en knoppen die ook een natte vinger raakt. Hou je van papier, dan rolt de bon uit de printer.',
      alt: 'Het bord op een tablet',
    },
    counter: {
      tab: 'Balie',
      title: 'Een scherm naast de kassa',
      text: 'Neem telefonische bestellingen op, hou in het oog wat klaar is, kies wie er bezorgt.',
      alt: 'Een bestelling opnemen op een breed scherm',
    },
    owner: {
      tab: 'Onderweg',
      title: 'Een telefoon op zak',
      text: 'Zie hoe de avond loopt, zet uit wat op is, wijzig een prijs waar je ook bent.',
      alt: 'De lijst met artikelen op een telefoon',
    },
  },
  themes: {
    title: 'Tien kleuren, voor dag en nacht',
    detail: 'Kies er een: deze pagina draagt hem meteen, en Storedesk op dit apparaat ook.',
    rounded: 'Ronde hoeken',
    closing: 'Kijk zelf eens rond.',
  },
};

export const texts = { landing };
