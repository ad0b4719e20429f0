import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Vale para los pedidos nuevos; los abiertos conservan precio y horas. Solo el tiempo de respuesta y los avisos de retraso valen también para los abiertos.',
  waiting:
    'También vale para los pedidos que esperan ahora. Los programados esperan hasta su hora. Los que registra el propio local se aceptan al momento.',
  section: {
    taking: 'Recepción de pedidos',
    times: 'Tiempos',
    answering: 'Respuesta',
    clocks: 'Avisos de retraso',
    handover: 'Entrega',
    note: 'Nota para clientes',
  },
  field: {
    is_business: 'Aceptar pedidos',
    is_delivery_on: 'A domicilio',
    is_pickup_on: 'Para recoger',
    is_table_on: 'En mesa',
    minimum_order_price: 'Pedido mínimo',
    preparation_time: 'Tiempo de preparación',
    pickup_time: 'Hasta la recogida',
    delivery_time_min: 'El reparto tarda al menos',
    delivery_time: 'El reparto tarda como mucho',
    is_ask_estimated_time_for_ready_order: 'Pedir los minutos al aceptar',
    is_auto_accept: 'Aceptar automáticamente',
    answer_within: 'Minutos hasta rechazar un pedido nuevo',
    change_answer_within: 'Minutos para aprobar un cambio',
    warn_before: 'Antelación del aviso',
    collect_within: 'Marcar como «sin recoger» tras',
    is_confirmation_code_required_at_delivery: 'Pedir código en la entrega',
    is_confirmation_code_required_at_pickup: 'Pedir código en la recogida',
    customer_note: 'Nota para clientes',
  },
  help: {
    is_business: 'Si está desactivado, nadie puede hacer pedidos nuevos, tampoco tú.',
    minimum_order_price: 'De los artículos, en reparto y recogida.',
    preparation_time: 'Se sugiere al aceptar y es la base de las horas prometidas.',
    delivery_time: 'Las horas prometidas cuentan con esto.',
    delivery_time_min: 'A los clientes se les indica el intervalo entre ambos.',
    customer_note: 'Los clientes la leen antes de pedir. Si tomas tú el pedido, te la recordamos.',
    answer_within: 'Si nadie acepta o rechaza el pedido en ese tiempo, se rechaza y se reembolsa el pago.',
    change_answer_within: 'Después, el pedido queda como estaba.',
    warn_before: 'La hora de un pedido se pone en amarillo con esta antelación.',
    collect_within: 'Para pedidos listos para recoger, desde la hora prometida.',
  },
} satisfies SettingsTexts;
