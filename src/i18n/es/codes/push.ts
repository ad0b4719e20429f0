import type { pushTexts as english } from '../../en/codes/push';
import { signInPushTexts } from './signInPush';

export const pushTexts: typeof english = {
  ...signInPushTexts,
  2061: 'Un repartidor aceptó un pedido.',
  2062: 'El repartidor va en camino al local.',
  2063: 'El repartidor llegó al local.',
  2064: 'El repartidor recogió el pedido.',
  2065: 'El pedido va en camino al cliente.',
  2066: 'El repartidor llegó a la dirección del cliente.',
  2067: 'El pedido se entregó.',
  2068: 'Un cliente canceló un pedido.',
  2069: 'No se encontró repartidor para un pedido. Busca otra vez o elige tú a alguien.',
  2070: 'Nuevo pedido programado.',
  2071: 'Nuevo pedido.',
  2072: 'Tu local está aprobado.',
  2074: 'El cliente aceptó un cambio en un pedido.',
  2088: 'Cambiaron los datos de un pedido.',
  2094: 'Un cliente dejó una reseña negativa.',
  2095: 'La plataforma aceptó un documento de tu local.',
  2096: 'La plataforma rechazó un documento de tu local.',
  2097: 'Un documento de tu local vence pronto.',
};
