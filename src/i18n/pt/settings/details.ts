import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Os clientes veem as alterações na hora. Os pedidos abertos mantêm o endereço.',
  section: {
    about: 'Sobre a loja',
    place: 'Endereço',
    contact: 'Contato para clientes',
  },
  field: {
    name: 'Nome',
    description: 'Descrição',
    tags: 'Palavras-chave',
    price_rating: 'Faixa de preço',
    address: 'Endereço',
    location: 'Latitude e longitude',
    contact_phone: 'Telefone',
    contact_country_phone_code: 'Código do país',
    contact_email: 'E-mail',
    website: 'Site',
  },
  help: {
    tags: 'Palavras pelas quais os clientes encontram você. Aperte Enter após cada uma.',
    location: 'As distâncias de entrega são medidas a partir daqui.',
    contact_phone: 'Os clientes não veem o telefone nem o e-mail com que você entra.',
  },
  map: {
    title: 'No mapa',
    detail: 'Toque onde fica a loja ou digite as coordenadas acima.',
  },
  choice: {
    price_rating: {
      1: 'Barato',
      2: 'Médio',
      3: 'Alto',
      4: 'Muito alto',
    },
  },
} satisfies SettingsTexts;
