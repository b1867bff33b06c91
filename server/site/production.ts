/** Imported before anything that reads React: what is rendered here is what guests get. */
process.env["NODE_ENV"] = "production";
