export const createOrder = {};
