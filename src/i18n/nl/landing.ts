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
    detail: 'Neem bestellingen aan, stuur ze op weg en houd je menu bij: op één bord voor het hele team.',
    see: 'Bekijk wat het doet',
    board_alt: 'Het bord met de bestellingen van vandaag, in vier kolommen van nieuw tot onderweg',
    phone_alt: 'Hetzelfde bord op een telefoon',
  },
  highlights: {
    title: 'Acht dingen die een drukke avond makkelijker maken',
    carousel: 'carrousel',
    page: 'Pagina %{page} van %{pages}',
    live: {
      title: 'Altijd actueel',
      text: 'Nieuwe bestellingen en wijzigingen staan meteen op al je schermen. Niemand hoeft te verversen.',
    },
    sound: {
      title: 'Niet te missen',
      text: 'Een nieuwe bestelling laat een geluid horen, wordt voorgelezen door schermlezers en is te zien in het tabblad.',
    },
    phone: {
      title: 'Telefonische bestellingen',
      text: 'Typ het nummer, en de naam en het adres van een bekende klant verschijnen.',
    },
    stock: {
      title: 'Uitverkocht in één tik',
      text: 'Zet een artikel een uur uit, of tot morgen. Het komt automatisch terug.',
    },
    team: {
      title: 'Iedereen ziet wat nodig is',
      text: 'Elk teamlid heeft een eigen login en opent alleen wat jij toestaat.',
    },
    files: {
      title: 'Menu importeren en exporteren',
      text: 'Haal je menu binnen uit Excel of CSV en controleer elke wijziging voordat die wordt opgeslagen.',
    },
    connection: {
      title: 'Slechte wifi? Geen drama',
      text: 'Het bord meldt binnen seconden dat de verbinding weg is, en haalt alles in zodra die terug is.',
    },
    languages: {
      title: 'Negen talen',
      text: 'Iedereen werkt in zijn eigen taal. Arabisch loopt van rechts naar links, tot het laatste pictogram.',
    },
  },
  features: {
    title: 'Van het eerste belletje tot de deur van de klant',
    detail: 'Vijf alledaagse klussen, en hoe ze er in Storedesk uitzien.',
    board: {
      title: 'Eén bord voor de hele avond',
      text: 'Nieuw, in bereiding, klaar, onderweg: elke bestelling staat in de juiste kolom, met de beloofde tijd. Eén tik brengt de bestelling verder, en alle andere schermen gaan mee.',
      alt: 'Bestellingen in kolommen, elk met de artikelen, de beloofde tijd en een knop voor de volgende stap',
    },
    order: {
      title: 'Het hele verhaal van een bestelling',
      text: 'Artikelen, opmerkingen, klant en bezorging op één plek, met een tijdlijn van wie wat wanneer deed. Niemand hoeft iets twee keer te vragen.',
      alt: 'Een geopende bestelling naast het bord, met de artikelen en de tijdlijn',
    },
    phone: {
      title: 'Bestellingen opnemen terwijl je praat',
      text: 'Vind artikelen met een paar letters en kies de opties; btw, bezorging en totaal zijn al opgeteld. Waar je aan begon, blijft bewaard, ook als de browser sluit.',
      alt: 'Aan de ene kant het menu, aan de andere een bon met artikelen en een bekende klant',
    },
    menu: {
      title: 'Een menu dat de keuken bijhoudt',
      text: 'Wijzig veel prijzen in één keer, gebruik dezelfde opties bij meerdere artikelen, leg dagen en tijden vast. Fouten maak je met één tik ongedaan.',
      alt: 'De lijst met artikelen met foto’s, prijzen en een schakelaar voor wat op voorraad is',
    },
    files: {
      title: 'Neem je menu mee',
      text: 'Sleep het bestand van je oude systeem erin. Storedesk koppelt de kolommen, toont je elke rij voordat er iets wordt opgeslagen, en draait de hele import terug als je je bedenkt.',
      alt: 'Het voorbeeld van een import, met huidige en nieuwe waarden, rij voor rij',
    },
  },
  layouts: {
    title: 'Twaalf schermen, allemaal echt',
    detail:
      'Genomen uit het draaiende programma met demogegevens, licht of donker zoals deze pagina; ze tonen de Engelse versie. Kies er een om het te openen; misschien moet je eerst inloggen.',
    list: 'Vandaag, als lijst',
    order: 'Een bestelling',
    ticket: 'De keukenbon',
    choices: 'Opties van een artikel',
    bulk: 'Veel prijzen in één keer',
    item: 'Een artikel',
  },
  components: {
    title: 'Probeer het uit',
    detail: 'Alles werkt zoals in Storedesk. Niets waar je op drukt wordt verstuurd.',
    order: {
      title: 'Een bestelling, stap voor stap',
      text: 'Eén knop, altijd de volgende stap.',
      first: 'Tomatensoep',
      second: 'Appeltaart',
      hand_over: 'Meegeven',
      deliver: 'Bezorgen',
      again: 'Opnieuw beginnen',
    },
    minutes: {
      title: 'Over hoeveel minuten klaar?',
      text: 'Accepteer een bestelling en geef met één tik de tijd op.',
      promised: 'De klant ziet: %{time}',
    },
    stock: {
      title: 'Het laatste stuk is verkocht',
      text: 'Zet het uit, en niemand kan bestellen wat je niet hebt.',
      label: 'Appeltaart op voorraad',
      in: 'Klanten kunnen hem bestellen.',
      out: 'Uit tot de zaak morgen opengaat, daarna automatisch terug.',
    },
    network: {
      title: 'Als het netwerk wegvalt',
      text: 'Een bord zonder verbinding mag niet op een rustige avond lijken.',
      on: 'Elke wijziging komt automatisch binnen.',
      off: 'Het bord toont wanneer het voor het laatst is bijgewerkt, en haalt alles in zodra je weer online bent.',
      cut: 'Verbinding verbreken',
      restore: 'Opnieuw verbinden',
    },
  },
  apps: {
    title: 'Eén programma, drie plekken',
    detail: 'Het draait in de browser van elk apparaat dat je hebt.',
    kitchen: {
      tab: 'Keuken',
      title: 'Een tablet boven het werkblad',
      text: 'Grote kaarten, weinig woorden en knoppen die je ook met natte vingers raakt. Print de bon als je liever papier hebt.',
      alt: 'Het bord op een tablet',
    },
    counter: {
      tab: 'Balie',
      title: 'Een scherm naast de kassa',
      text: 'Neem telefonische bestellingen op, houd in de gaten wat klaar is, kies wie er bezorgt.',
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
    detail: 'Kies er een: deze pagina verandert meteen, en Storedesk op dit apparaat ook.',
    rounded: 'Ronde hoeken',
    closing: 'Probeer het zelf.',
  },
};

export const texts = { landing };
