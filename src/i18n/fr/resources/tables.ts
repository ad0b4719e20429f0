import type english from '../../en/resources/tables';

export default {
  title: 'Tables',
  new: 'Nouvelle table',
  search: 'Salle, code ou note',
  record: 'la table %{name}',
  section: {
    main: 'Table',
    guests: 'Couverts',
    note: 'Note',
  },
  field: {
    number: 'Numéro',
    code: 'Code',
    room: 'Salle',
    section: 'Servie par',
    min_persons: 'Couverts au minimum',
    max_persons: 'Couverts au maximum',
    is_bookable: 'Réservable',
    note: 'Note',
    place: 'Emplacement sur le plan de salle',
    token: 'Code QR',
  },
  help: {
    code: 'Tel que votre caisse connaît la table.',
    section: 'La personne ou le poste qui sert cette table.',
    is_bookable: 'Les clients peuvent réserver cette table. Votre équipe peut toujours l’utiliser.',
  },
  choice: {
    shape: {
      round: 'Ronde',
      square: 'Carrée',
      rectangle: 'Rectangulaire',
    },
  },
  empty: {
    title: 'Pas encore de tables',
    detail: 'Ajoutez les tables de vos clients, chacune avec la salle où elle se trouve.',
  },
} satisfies typeof english;
